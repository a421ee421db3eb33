import { useState } from 'react';
import { openDeviceStorage, useFormats, useIsOffline, type StorageFigures } from '@carecircle/remote-kit';
import { Button, Card, ErrorState, Facts, Inline, showToast, Stack, Text } from '@carecircle/ui';
import { SlidersIcon, TrashIcon } from '@carecircle/ui/icons';
import { useDataWords } from '../data-words';
import { ClearAllDialog } from './clear-all-dialog';
import { KeepsDataSwitch } from './keeps-data-switch';
import { ManageDialog } from './manage-dialog';
import { useStorage } from './use-storage';

type Opened = 'manage' | 'clear-all' | null;

/** How much CareCircle keeps on this device, and the ways to delete it (SET-4). */
export function StorageCard() {
  const t = useDataWords();
  const { figures, downloads, hasFailed, look } = useStorage();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  // The page is loaded anew after it, which only a connection can.
  const isOffline = useIsOffline();
  return (
    <Card title={t('storage.title')}>
      <Stack gap={4}>
        <KeepsDataSwitch />
        {hasFailed ? (
          <ErrorState title={t('storage.failed')} onRetry={() => void look()} />
        ) : (
          <Figures figures={figures} />
        )}
        <Inline>
          <ClearCacheButton bytes={figures?.cacheBytes ?? 0} onCleared={look} />
          <Button icon={SlidersIcon} onPress={() => void look().then(() => setOpened('manage'))}>
            {t('storage.manage')}
          </Button>
        </Inline>
        <Stack gap={2} align="start">
          <Button
            variant="danger"
            icon={TrashIcon}
            isDisabled={isOffline}
            onPress={() => setOpened('clear-all')}
          >
            {t('storage.clear-all')}
          </Button>
          <Text size="small" tone="soft">
            {t('storage.clear-all.note')}
          </Text>
        </Stack>
      </Stack>
      {opened === 'manage' ? <ManageDialog downloads={downloads} onDeleted={look} onClose={close} /> : null}
      {opened === 'clear-all' ? <ClearAllDialog onClose={close} /> : null}
    </Card>
  );
}

/** In their place from the start, so that nothing moves when they are measured. */
function Figures({ figures }: { figures: StorageFigures | null }) {
  const t = useDataWords();
  const { fileSize } = useFormats();
  const sizeText = (bytes: number | undefined) => (bytes === undefined ? '…' : fileSize(bytes));
  const usedText = ({ usedBytes: used, mostBytes: most }: StorageFigures) =>
    used === null || most === null
      ? t('storage.used.hidden')
      : t('storage.used.share', { used: fileSize(used), most: fileSize(most) });
  return (
    <Facts
      items={[
        { label: t('storage.cache'), value: sizeText(figures?.cacheBytes) },
        { label: t('storage.downloaded'), value: sizeText(figures?.downloadedBytes) },
        { label: t('storage.used'), value: figures ? usedText(figures) : '…' },
      ]}
    />
  );
}

/** Without a connection the program's files would be missed immediately, so they stay. */
function ClearCacheButton({ bytes, onCleared }: { bytes: number; onCleared: () => Promise<void> }) {
  const t = useDataWords();
  const { fileSize } = useFormats();
  const isOffline = useIsOffline();
  const [isPending, setIsPending] = useState(false);
  const clear = async () => {
    setIsPending(true);
    await (await openDeviceStorage()).clearCache();
    await onCleared();
    setIsPending(false);
    showToast({ text: t('storage.cache.cleared', { size: fileSize(bytes) }), tone: 'success' });
  };
  return (
    <Button isPending={isPending} isDisabled={isOffline || bytes === 0} onPress={() => void clear()}>
      {t('storage.cache.clear')}
    </Button>
  );
}
