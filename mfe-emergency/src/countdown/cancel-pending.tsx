import { Banner } from '@carecircle/ui';
import { useMessages } from '../words';

/** Cancel was pressed and has not arrived: the alert may still go out (EMER-6). */
export function CancelPending() {
  const t = useMessages();
  return (
    <Banner tone="due" title={t('countdown.cancelUnreachable.title')}>
      {t('countdown.cancelUnreachable')}
    </Banner>
  );
}
