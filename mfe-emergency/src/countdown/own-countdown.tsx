import { ownArmedAlert } from '@carecircle/contracts';
import { useBusState, useSession } from '@carecircle/remote-kit';
import { useAttempt } from '../alerts/attempts';
import { CancelPending } from './cancel-pending';
import { CountdownOverlay } from './countdown-overlay';

/** The countdown of my own armed alert, whichever device armed it. */
export function OwnCountdown() {
  const { person } = useSession();
  const alert = ownArmedAlert(useBusState('alerts.open'), person.id);
  const attempt = useAttempt(alert?.id ?? '');
  if (!alert) return null;
  return attempt?.isPutAway ? <CancelPending /> : <CountdownOverlay key={alert.id} alert={alert} />;
}
