import type { Alert } from '@carecircle/contracts';
import { newId } from '@carecircle/remote-kit';
import { giveUpArming } from './arming';
import { attemptOf, forgetAttempt, noteAttempt } from './attempts';
import { sendUrgently } from './send-urgently';
import { dropAlert, noteAlert } from './track-open-alerts';

/**
 * Stops my armed alert. One that never left this device ends here. When the server cannot be reached the alert may go out; the
 * stored command then tells everyone that it was a false alarm (EMER-6). `onOver` receives the alert as it was left.
 */
export function cancelAlert(alert: Alert, onOver: (alert: Alert) => void): void {
  const alertId = alert.id;
  const end = (left: Alert) => {
    forgetAttempt(alertId);
    noteAlert(left);
    onOver(left);
  };
  const drop = () => {
    forgetAttempt(alertId);
    dropAlert(alert);
    onOver({ ...alert, status: 'cancelled' });
  };
  if (!giveUpArming(alertId)) return drop();
  const isOutOfReach = attemptOf(alertId)?.isUnreachable ?? false;
  noteAttempt(alertId, { cancel: isOutOfReach ? 'unreachable' : 'sending' });
  void sendUrgently(
    'emergency.cancelAlert',
    { alertId },
    {
      commandId: newId(),
      onUnreachable: () => noteAttempt(alertId, { cancel: 'unreachable' }),
      // What is still on its way must not arrive behind its own end: the queue keeps the two in order.
      isReady: () => attemptOf(alertId)?.reach !== 'sending',
      onDone: end,
      // As one that the server never had; if it arrives yet, its countdown is shown again.
      onRefused: drop,
      onSignedOut: () => forgetAttempt(alertId),
    },
  );
}
