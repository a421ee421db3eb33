import {
  openDeviceStorage,
  useFormats,
  useIsOffline,
  useSession,
  type Download,
} from '@carecircle/remote-kit';
import { EmptyState, IconButton, List, ListRow, Stack, Text } from '@carecircle/ui';
import {
  ChatIcon,
  DownloadIcon,
  HeartIcon,
  SettingsIcon,
  SirenIcon,
  SmartphoneIcon,
  TrashIcon,
  VaultIcon,
  WalletIcon,
} from '@carecircle/ui/icons';
import { Dialog } from '@carecircle/ui/panels';
import { useDataWords } from '../data-words';

const icons = {
  app: SmartphoneIcon,
  care: HeartIcon,
  documents: VaultIcon,
  messages: ChatIcon,
  emergency: SirenIcon,
  finance: WalletIcon,
  settings: SettingsIcon,
} as const;

interface ManageProps {
  downloads: readonly Download[];
  onDeleted: () => Promise<void>;
  onClose: () => void;
}

/** What is kept on this device, by what it belongs to, each with its size and a way to delete it (SET-4). */
export function ManageDialog({ downloads, onDeleted, onClose }: ManageProps) {
  const t = useDataWords();
  return (
    <Dialog title={t('downloads.title')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {downloads.length === 0 ? (
        <EmptyState icon={DownloadIcon} text={t('downloads.none')} />
      ) : (
        <Stack gap={3}>
          <Text tone="soft">{t('downloads.note')}</Text>
          <List label={t('downloads.title')}>
            {downloads.map((download) => (
              <DownloadRow key={download.id} download={download} onDeleted={onDeleted} />
            ))}
          </List>
        </Stack>
      )}
    </Dialog>
  );
}

function DownloadRow({ download, onDeleted }: { download: Download } & Pick<ManageProps, 'onDeleted'>) {
  const t = useDataWords();
  const { fileSize, dateTime } = useFormats();
  const { circles } = useSession();
  const isOffline = useIsOffline();
  const { kind, circleId, bytes, trueAt } = download;
  const Glyph = icons[kind];
  const name = t(`downloads.${kind}`);
  const circle = circles.find(({ id }) => id === circleId)?.name;
  const facts = [
    fileSize(bytes),
    circle,
    trueAt !== null && t('downloads.as-of', { time: dateTime(new Date(trueAt).toISOString()) }),
  ];
  const remove = async () => {
    await (await openDeviceStorage()).delete(download);
    await onDeleted();
  };
  return (
    <ListRow
      leading={<Glyph />}
      title={name}
      meta={facts.filter(Boolean).join(' · ')}
      trailing={
        <IconButton
          icon={TrashIcon}
          aria-label={t('downloads.delete', { name: circle ? `${name}, ${circle}` : name })}
          isDisabled={kind === 'app' && isOffline}
          onPress={() => void remove()}
        />
      }
    />
  );
}
