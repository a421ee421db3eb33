import { withCall, type Call } from '@carecircle/contracts';
import { currentSession, getBusState, setBusState } from '@carecircle/remote-kit';

/** Calls that were told of while the list is on its way, newer than what it says; null while none is. */
let toldMeanwhile: Call[] | null = null;

/** Puts a call's newest state where all screens see it. */
export function noteCall(call: Call): void {
  if (call.circleId !== currentSession()?.circle.id) return;
  toldMeanwhile?.push(call);
  setBusState('calls.open', withCall(getBusState('calls.open'), call));
}

/** Shows a list that `read` brings, with what was told of meanwhile; the one before stays where there is no answer. */
export async function noteCalls(read: () => Promise<Call[] | null>): Promise<void> {
  const told: Call[] = (toldMeanwhile = []);
  const open = await read();
  if (toldMeanwhile === told) toldMeanwhile = null;
  if (open) setBusState('calls.open', told.reduce(withCall, open));
}
