import { withCall, type Call } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { callOperation, currentSession } from '@carecircle/remote-kit';

const open = bus.state('calls.open');
/** Calls that were told of while the list is on its way, newer than what it says; null while none is. */
let toldMeanwhile: Call[] | null = null;

/** Has a call of the chosen circle ring, or ring no more, while its events do not come to the bus. */
export function noteOpenCall(call: Call): void {
  if (call.circleId !== currentSession()?.circle.id) return;
  toldMeanwhile?.push(call);
  open.set(withCall(open.get(), call));
}

/** Asks once: a call that began while nobody listened rings for less than a minute, and the next connection asks again. */
export async function readOpenCalls(): Promise<void> {
  const circleId = currentSession()?.circle.id;
  if (!circleId) return;
  const told: Call[] = (toldMeanwhile = []);
  const calls = await callOperation('calls.listOpenCalls', { circleId }).catch(() => null);
  if (toldMeanwhile !== told) return;
  toldMeanwhile = null;
  if (calls && circleId === currentSession()?.circle.id) open.set(told.reduce(withCall, calls));
}
