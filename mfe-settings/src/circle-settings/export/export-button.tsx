import { circleCopyPath } from '@carecircle/contracts';
import { useGate, useSession } from '@carecircle/remote-kit';
import { Button } from '@carecircle/ui';
import { DownloadIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';

/** Downloads the copy of the circle, which can become a circle again (ALL-5). */
export function ExportButton() {
  const t = useMessages();
  const { circle } = useSession();
  const gate = useGate();
  const path = `${circleCopyPath}?circleId=${circle.id}`;
  return (
    <Button icon={DownloadIcon} isFullWidth onPress={() => location.assign(path)} {...gate.button}>
      {t('circle.export')}
    </Button>
  );
}
