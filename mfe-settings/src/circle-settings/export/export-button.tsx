import { useState } from 'react';
import { useGate, useSession } from '@carecircle/remote-kit';
import { Button, showToast } from '@carecircle/ui';
import { DownloadIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { exportCircle } from './export-circle';
import { saveFile } from './save-file';

/** Downloads a copy of what one may see of the circle, before it is gone. */
export function ExportButton() {
  const t = useMessages();
  const session = useSession();
  const gate = useGate();
  const [isPending, setIsPending] = useState(false);
  const download = async () => {
    setIsPending(true);
    try {
      const day = new Date().toISOString().slice(0, 10);
      saveFile(await exportCircle(session), `carecircle-${day}.json`);
    } catch {
      showToast({ text: t('circle.export.failed'), tone: 'failed' });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button icon={DownloadIcon} isPending={isPending} {...gate.button} onPress={() => void download()}>
      {t('circle.export')}
    </Button>
  );
}
