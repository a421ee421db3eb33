import { ownBackupPath, type OwnBackup } from '@carecircle/contracts';
import { useFormats, useGate } from '@carecircle/remote-kit';
import { Button, ListRow } from '@carecircle/ui';
import { DownloadIcon, RefreshIcon } from '@carecircle/ui/icons';
import { useBackupWords } from './backup-words';
import css from './backup.module.css';

/** One night: how large it is, and what can be done with it. */
export function BackupRow({ backup, onRestore }: { backup: OwnBackup; onRestore: () => void }) {
  const t = useBackupWords();
  const { date, fileSize } = useFormats();
  const gate = useGate();
  const day = date(backup.night);
  const download = () => location.assign(`${ownBackupPath}?night=${backup.night}`);
  return (
    <ListRow
      title={day}
      meta={<span>{fileSize(backup.sizeBytes)}</span>}
      trailing={
        <span className={css.actions}>
          <Button
            size="small"
            icon={DownloadIcon}
            onPress={download}
            aria-label={t('download.of', { day })}
            {...gate.button}
          >
            {t('download')}
          </Button>
          <Button
            size="small"
            icon={RefreshIcon}
            onPress={onRestore}
            aria-label={t('restore.of', { day })}
            {...gate.button}
          >
            {t('restore')}
          </Button>
        </span>
      }
    />
  );
}
