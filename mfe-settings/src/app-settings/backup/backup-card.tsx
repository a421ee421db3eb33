import { useState } from 'react';
import { useCommand, useFormats, useLiveQuery, useSession } from '@carecircle/remote-kit';
import { Card, ErrorState, List, showToast, Skeleton, Stack, Text } from '@carecircle/ui';
import { Switch } from '@carecircle/ui/fields';
import { ConfirmDialog } from '@carecircle/ui/panels';
import { useChangePreferences } from '../../preferences/use-change-preferences';
import { BackupRow } from './backup-row';
import { useBackupWords, WithBackupWords } from './backup-words';

/** 'Auto backup': a nightly copy of one's own data, kept for a week, to download and to bring back (SET-4). */
export function BackupCard() {
  return (
    <WithBackupWords>
      <Backups />
    </WithBackupWords>
  );
}

function Backups() {
  const t = useBackupWords();
  const formats = useFormats();
  const { preferences, circle } = useSession();
  const { change, gate } = useChangePreferences();
  const { data: backups, error, refetch } = useLiveQuery('copies.listBackups', {}, { on: {} });
  const [chosen, setChosen] = useState<string | null>(null);
  const restore = useCommand('copies.restoreBackup', {
    onDone: () => showToast({ text: t('restored'), tone: 'success' }),
  });
  if (circle.isDemo)
    return (
      <Card title={t('title')}>
        <Text tone="soft">{t('demo')}</Text>
      </Card>
    );
  return (
    <Card title={t('title')}>
      <Stack gap={4}>
        <Switch
          label={t('switch')}
          description={t('switch.note')}
          isSelected={preferences.autoBackup !== false}
          onChange={(autoBackup) => void change({ autoBackup })}
          isDisabled={gate.isShut}
        />
        {error && !backups ? <ErrorState title={t('failed')} onRetry={refetch} /> : null}
        {!error && !backups ? <Skeleton shape="row" count={2} /> : null}
        {backups?.length === 0 ? <Text tone="soft">{t('none')}</Text> : null}
        <List label={t('list')} isPlain>
          {backups?.map((backup) => (
            <BackupRow key={backup.night} backup={backup} onRestore={() => setChosen(backup.night)} />
          ))}
        </List>
      </Stack>
      <ConfirmDialog
        title={t('restore.title', { day: chosen ? formats.date(chosen) : '' })}
        text={t('restore.text')}
        confirmLabel={t('restore')}
        cancelLabel={t('cancel')}
        isOpen={chosen !== null}
        onOpenChange={() => setChosen(null)}
        onConfirm={async () => void (chosen && (await restore.send({ night: chosen })))}
      />
    </Card>
  );
}
