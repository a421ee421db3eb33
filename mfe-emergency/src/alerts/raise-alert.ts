import {
  alertCountdownSeconds,
  ownArmedAlerts,
  type Alert,
  type AlertLocation,
  type AlertType,
} from '@carecircle/contracts';
import { currentSession, getBusState, newId, nowMs } from '@carecircle/remote-kit';
import { lastPlace } from '../location/current-place';
import { noteRaisedHere } from '../location/share-place';
import { beginArming, endArming } from './arming';
import { attemptOf, forgetAttempt, isBeingCancelled, noteAttempt } from './attempts';
import { sendUrgently } from './send-urgently';
import { noteAlert } from './track-open-alerts';

/**
 * Pressing arms the alert on the server at once (EMER-6) and shows the countdown at once, whatever the network does. The
 * place follows when it is found: it never holds the alert up.
 */
export function raiseAlert(type: AlertType, { isDrill = false } = {}): void {
  const alert = draftAlert(type, isDrill ? null : lastPlace(), isDrill);
  if (!alert || isArmed(alert)) return;
  const { id: alertId, location } = alert;
  noteAttempt(alertId, { draft: alert, reach: 'sending' });
  noteAlert(alert);
  void sendUrgently(
    'emergency.armAlert',
    { alertId, type, message: '', location, isDrill },
    {
      ...beginArming(alertId),
      onUnreachable: () => noteAttempt(alertId, { isUnreachable: attemptOf(alertId)?.reach === 'sending' }),
      onDone: (armed) => {
        endArming(alertId);
        noteAttempt(alertId, { reach: 'armed', isUnreachable: false });
        noteAlert(armed);
        if (!isDrill) noteRaisedHere(alertId);
      },
      onRefused: () => {
        endArming(alertId);
        noteAttempt(alertId, { reach: 'refused', isUnreachable: true });
      },
      onSignedOut: () => {
        endArming(alertId);
        forgetAttempt(alertId);
      },
    },
  );
}

// A second press in fear is the same alert: its countdown stands already. One after Cancel is a new alert.
function isArmed({ type, triggeredBy, isDrill }: Alert): boolean {
  return ownArmedAlerts(getBusState('alerts.open'), triggeredBy).some(
    (armed) => armed.type === type && armed.isDrill === isDrill && !isBeingCancelled(armed),
  );
}

function draftAlert(type: AlertType, location: AlertLocation | null, isDrill: boolean): Alert | null {
  const session = currentSession();
  if (!session) return null;
  const now = nowMs();
  return {
    id: newId(),
    circleId: session.circle.id,
    type,
    severity: type === 'fall' ? 'high' : 'critical',
    status: 'armed',
    message: '',
    triggeredBy: session.person.id,
    armedAt: new Date(now).toISOString(),
    deadlineAt: new Date(now + alertCountdownSeconds * 1000).toISOString(),
    raisedAt: null,
    location,
    acknowledgedBy: [],
    helpers: [],
    isDrill,
    resolvedBy: null,
    resolvedAt: null,
    notices: [],
  };
}
