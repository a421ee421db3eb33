import { bus } from '@carecircle/event-bus';
import { callOperation, currentSession, setBusState } from '@carecircle/remote-kit';
import { noteCall, noteCalls } from '../own-call/note-call';

const types = [
  'call.started',
  'call.joined',
  'call.declined',
  'call.left',
  'call.missed',
  'call.ended',
] as const;

/**
 * Keeps 'calls.open' true on every screen, so that a call rings on each of them (CALL-1). The server seeds it with the page; a session
 * read anew after lost events asks for it again.
 */
export default function trackCalls(): () => void {
  let seeded = currentSession();
  if (bus.hasMoved()) void readOpenCalls();
  const stops = types.map((type) => bus.on(type, ({ payload }) => noteCall(payload.call)));
  const stopSession = bus.state('session.current').subscribe(() => {
    const session = currentSession();
    if (session === seeded) return;
    seeded = session;
    void readOpenCalls();
  });
  return () => [...stops, stopSession].forEach((stop) => stop());
}

async function readOpenCalls(): Promise<void> {
  const circleId = currentSession()?.circle.id;
  if (!circleId) return setBusState('calls.open', []);
  await noteCalls(async () => {
    const open = await callOperation('calls.listOpenCalls', { circleId }, { isByItself: true }).catch(
      () => null,
    );
    return circleId === currentSession()?.circle.id ? open : null;
  });
}
