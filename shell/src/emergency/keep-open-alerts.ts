import { bus } from '@carecircle/event-bus';
import { rememberEnds, withAlert, withPlace, type Alert } from '@carecircle/contracts';
import { callOperation, currentSession, Refusal } from '@carecircle/remote-kit';
import { nextTry } from '../remotes/loading/next-try';

const types = [
  'alert.armed',
  'alert.cancelled',
  'alert.raised',
  'alert.acknowledged',
  'alert.helper-set-out',
  'alert.helper-turned-back',
  'alert.resolved',
  'alert.updated',
] as const;

const open = bus.state('alerts.open');
let isOld = rememberEnds();
/** Alerts that were told of while the list is on its way, newer than what it says; null while none is. */
let toldMeanwhile: Alert[] | null = null;
let reading = new AbortController();

/**
 * Keeps 'alerts.open' true while the page is open, whichever remote is missing (EMER-2). The page brings the list; a session that
 * was read anew, as after lost events, asks for it again until there is an answer.
 */
export function keepOpenAlerts(): () => void {
  isOld = rememberEnds();
  const stops = types.map((type) => bus.on(type, ({ payload }) => noteAlert(payload.alert)));
  const stopMoves = bus.onSignal('alert.moved', (moved) => {
    if (moved.circleId === currentSession()?.circle.id) open.set(withPlace(open.get(), moved));
  });
  let seeded = currentSession();
  const stopSession = bus.state('session.current').subscribe(() => {
    const session = currentSession();
    if (session === seeded) return;
    seeded = session;
    void readOpenAlerts();
  });
  return () => {
    reading.abort();
    [...stops, stopMoves, stopSession].forEach((stop) => stop());
  };
}

/** Puts an alert's newest state where all screens see it. */
export function noteAlert(alert: Alert): void {
  if (isOld(alert) || alert.circleId !== currentSession()?.circle.id) return;
  toldMeanwhile?.push(alert);
  open.set(withAlert(open.get(), alert));
}

/** Takes an alert away of which the server is not known to say that it is over; should it tell of it, it comes back. */
export function dropAlert({ id }: Alert): void {
  open.set(open.get().filter((alert) => alert.id !== id));
}

/** Asks for the list until there is an answer. */
export async function readOpenAlerts(): Promise<void> {
  reading.abort();
  const { signal } = (reading = new AbortController());
  const circleId = currentSession()?.circle.id;
  if (!circleId) return open.set([]);
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      toldMeanwhile = [];
      const alerts = await callOperation('emergency.listOpenAlerts', { circleId }, { signal });
      if (signal.aborted) return;
      open.set(
        toldMeanwhile.reduce(
          withAlert,
          alerts.filter((alert) => !isOld(alert)),
        ),
      );
      toldMeanwhile = null;
      return;
    } catch (error) {
      if (signal.aborted || error instanceof Refusal) return;
      await nextTry(failures, signal);
    }
  }
}
