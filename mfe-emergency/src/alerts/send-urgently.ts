import { bus } from '@carecircle/event-bus';
import {
  callOperation,
  currentSession,
  newId,
  Refusal,
  sendCommand,
  type FeatureInput,
  type OperationInput,
  type OperationOutput,
} from '@carecircle/remote-kit';

/** Both may arrive twice and take effect once: the alert's own id makes the server answer with what stands. */
type UrgentKey = 'emergency.armAlert' | 'emergency.cancelAlert';

export interface Urgent<K extends UrgentKey> {
  /** Of the stored command. */
  commandId: string;
  /** How long this device has held it by now, for one whose age counts. */
  heldMs?: () => number;
  /** Ends the direct attempts and takes back the one under way; the stored command is its sender's to discard. */
  signal?: AbortSignal;
  /** False lets a direct attempt pass, until the server can understand it. */
  isReady?: () => boolean;
  onTry?: () => void;
  /** The first attempt failed, or has had no answer for 3 s; sending goes on. */
  onUnreachable: () => void;
  onDone: (output: OperationOutput<K>) => void;
  onRefused: (refusal: Refusal) => void;
  /** Whoever sent it is not signed in here any more: it ends, since nothing is sent in the name of another. */
  onSignedOut: () => void;
}

const patienceMs = 3_000;
const retryMs = 2_000;

/**
 * Sends what must arrive (EMER-5) on two ways at once: stored on this device, so that it survives the closing of the page, and
 * directly, every 2 s until answered. The queue alone would wait behind whatever else is stored, and pause too long. A direct
 * attempt goes on when the page is closed: the stored one would wait until it is opened again.
 */
export async function sendUrgently<K extends UrgentKey>(
  operation: K,
  input: FeatureInput<K>,
  urgent: Urgent<K>,
): Promise<void> {
  const { commandId, heldMs, signal, isReady = () => true } = urgent;
  const circleId = currentSession()?.circle.id;
  const patience = setTimeout(urgent.onUnreachable, patienceMs);
  let isSettled = false;
  const settle = (tell: () => void) => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(patience);
    stopWatching();
    tell();
  };
  const stopWatching = whenSignedOut(() => settle(urgent.onSignedOut));
  signal?.addEventListener('abort', () => settle(() => undefined));

  const stored = { offline: 'queue', commandId, tellsAge: heldMs !== undefined } as const;
  void sendCommand(operation, input, stored).then((outcome) => {
    if (outcome.status === 'done') settle(() => urgent.onDone(outcome.output as OperationOutput<K>));
    if (outcome.status === 'refused') settle(() => urgent.onRefused(outcome.refusal));
  });
  while (!isSettled) {
    try {
      if (isReady()) {
        const age = heldMs && { heldMs: heldMs() };
        urgent.onTry?.();
        const full = { ...input, ...age, circleId, commandId: newId() } as OperationInput<K>;
        const output = await callOperation(operation, full, { signal, keepalive: true });
        settle(() => urgent.onDone(output));
      }
    } catch (error) {
      if (error instanceof Refusal) settle(() => urgent.onRefused(error));
      else if (!isSettled) urgent.onUnreachable();
    }
    if (!isSettled) await pauseOrNetwork();
  }
}

/** Tells once whoever is signed in now is not any more; the answer ends it. */
function whenSignedOut(tell: () => void): () => void {
  const current = bus.state('session.current');
  const personId = current.get()?.person.id;
  return current.subscribe((session) => {
    if (session?.person.id !== personId) tell();
  });
}

function pauseOrNetwork(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, retryMs);
    addEventListener('online', end);
  });
}
