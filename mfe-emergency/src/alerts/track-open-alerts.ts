import { bus } from '@carecircle/event-bus';
import type { Alert } from '@carecircle/contracts';
import { callOperation, currentSession, getBusState, setBusState } from '@carecircle/remote-kit';
import { attemptOf, noteAttempt } from './attempts';
import { withAlert } from './open-alerts';

const types = [
  'alert.armed',
  'alert.cancelled',
  'alert.raised',
  'alert.acknowledged',
  'alert.resolved',
  'alert.updated',
] as const;

/**
 * Keeps 'alerts.open' true on every screen. The server seeds it with the page; events before this start, another
 * circle, or a session read anew after lost events ask for it again.
 */
export default function trackOpenAlerts(): () => void {
  const stops = types.map((type) => bus.on(type, ({ payload }) => hear(payload.alert)));
  let seeded = currentSession();
  if (bus.hasMoved()) void readOpenAlerts();
  const stopSession = bus.state('session.current').subscribe(() => {
    const session = currentSession();
    if (session === seeded) return;
    seeded = session;
    void readOpenAlerts();
  });
  return () => [...stops, stopSession].forEach((stop) => stop());
}

// What the server tells of, it has, even when its answer was lost on the way here.
function hear(alert: Alert): void {
  if (attemptOf(alert.id)?.reach === 'sending')
    noteAttempt(alert.id, { reach: 'armed', isUnreachable: false });
  noteAlert(alert);
}

/** Puts an alert's newest state where all screens see it. */
export function noteAlert(alert: Alert): void {
  if (alert.circleId !== currentSession()?.circle.id) return;
  setBusState('alerts.open', withAlert(getBusState('alerts.open'), alert));
}

async function readOpenAlerts(): Promise<void> {
  const circleId = currentSession()?.circle.id;
  if (!circleId) return setBusState('alerts.open', []);
  const alerts = await callOperation('emergency.listOpenAlerts', { circleId }).catch(() => null);
  if (!alerts || currentSession()?.circle.id !== circleId) return;
  // What the server has not answered yet is still being sent from here.
  const sending = getBusState('alerts.open').filter(({ id }) => attemptOf(id)?.reach === 'sending');
  setBusState('alerts.open', sending.reduce(withAlert, alerts));
}
