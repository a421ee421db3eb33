import { mostHeldMs } from '@carecircle/contracts';
import { discardCommand, newId } from '@carecircle/remote-kit';

/** What arms an alert of this device, until the server has answered. */
interface Arming {
  commandId: string;
  stop: AbortController;
  /** Whether any attempt began with a network: only then may the server have it. */
  mayHaveArrived: boolean;
}

const armings = new Map<string, Arming>();

/** Begins to count from the press; gives what each sending needs. */
export function beginArming(alertId: string) {
  const arming: Arming = { commandId: newId(), stop: new AbortController(), mayHaveArrived: false };
  armings.set(alertId, arming);
  const pressed = { wallMs: Date.now(), runMs: performance.now() };
  return {
    commandId: arming.commandId,
    signal: arming.stop.signal,
    onTry: () => {
      arming.mayHaveArrived ||= navigator.onLine;
    },
    // A clock may be set back, and one that measures running time may stand still while the device sleeps.
    heldMs: () => {
      const ages = [Date.now() - pressed.wallMs, performance.now() - pressed.runMs, 0];
      return Math.min(mostHeldMs, Math.round(Math.max(...ages)));
    },
  };
}

/** The server has answered. */
export function endArming(alertId: string): void {
  armings.delete(alertId);
}

/** Sends it no more. Gives whether the server may have it all the same. */
export function giveUpArming(alertId: string): boolean {
  const arming = armings.get(alertId);
  if (!arming) return true;
  armings.delete(alertId);
  arming.stop.abort();
  void discardCommand(arming.commandId);
  return arming.mayHaveArrived || navigator.onLine;
}
