import { openDeviceStorage, useFormats, useUnsentCommands, type QueuedCommand } from '@carecircle/remote-kit';
import { Banner, Stack, Text } from '@carecircle/ui';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { useDataWords } from '../data-words';
import css from './clear-all-dialog.module.css';

/** Says what goes from this device and what stays, and first of all what was never sent (SET-4). */
export function ClearAllDialog({ onClose }: { onClose: () => void }) {
  const t = useDataWords();
  const unsent = useUnsentCommands();
  const clear = async () => {
    await (await openDeviceStorage()).clearAll();
    location.reload();
  };
  return (
    <ConfirmDialog
      title={t('clear.title')}
      text={
        <Stack gap={3}>
          {unsent.length > 0 ? <Unsent commands={unsent} /> : null}
          <Text>{t('clear.goes')}</Text>
          <ul className={css.goes}>
            <li>{t('clear.goes.cache')}</li>
            <li>{t('clear.goes.records')}</li>
            <li>{t('clear.goes.choices')}</li>
          </ul>
          <Text tone="soft">{t('clear.stays')}</Text>
        </Stack>
      }
      confirmLabel={t('clear.confirm')}
      isDanger
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onConfirm={clear}
    />
  );
}

function Unsent({ commands }: { commands: readonly QueuedCommand[] }) {
  const t = useDataWords();
  const formats = useFormats();
  return (
    <Banner tone="missed" title={t('clear.unsent', { count: commands.length })}>
      <ul className={css.goes}>
        {commands.map(({ commandId, label, queuedAt }) => (
          <li key={commandId}>
            {t('clear.unsent.item', {
              name: label ?? t('clear.unsent.unnamed'),
              time: formats.dateTime(queuedAt, 'short'),
            })}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
