import type { Alert } from '@carecircle/contracts';
import { attemptOf, forgetAttempt, noteAttempt } from './attempts';
import { sendUrgently } from './send-urgently';
import { noteAlert } from './track-open-alerts';

/**
 * Stops my armed alert. When the server cannot be reached the alert may go out; the stored command then tells everyone that
 * it was a false alarm (EMER-6). `onOver` receives the alert as the server left it.
 */
export function cancelAlert(alert: Alert, onOver: (alert: Alert) => void): void {
  const alertId = alert.id;
  const isOutOfReach = attemptOf(alertId)?.isUnreachable ?? false;
  noteAttempt(alertId, { cancel: isOutOfReach ? 'unreachable' : 'sending' });
  void sendUrgently(
    'emergency.cancelAlert',
    { alertId },
    {
      onUnreachable: () => noteAttempt(alertId, { cancel: 'unreachable' }),
      isWanted: () => true,
      // The server must know an alert before it can cancel it; the queue keeps the two in order.
      isReady: () => attemptOf(alertId)?.reach !== 'sending',
      onDone: (cancelled) => {
        forgetAttempt(alertId);
        noteAlert(cancelled);
        onOver(cancelled);
      },
      onRefused: () => {
        forgetAttempt(alertId);
        noteAlert({ ...alert, status: 'cancelled' });
      },
    },
  );
}
