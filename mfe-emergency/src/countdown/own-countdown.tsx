import { ownArmedAlerts } from '@carecircle/contracts';
import { useBusState, useSession } from '@carecircle/remote-kit';
import { isBeingCancelled, useAttempt } from '../alerts/attempts';
import { CancelPending } from './cancel-pending';
import { CountdownOverlay } from './countdown-overlay';

/** The countdown of my own armed alert, whichever device armed it. */
export function OwnCountdown() {
  const { person } = useSession();
  const armed = ownArmedAlerts(useBusState('alerts.open'), person.id);
  // What still goes out is shown before what is being taken back.
  const alert = armed.find((one) => !isBeingCancelled(one)) ?? armed[0];
  const attempt = useAttempt(alert?.id ?? '');
  if (!alert) return null;
  return attempt?.isPutAway ? <CancelPending /> : <CountdownOverlay key={alert.id} alert={alert} />;
}
