import { bus } from '@carecircle/event-bus';
import { showToast } from '@carecircle/ui';
import { callOperation } from '../operations/call-operation';
import { isCircleOperation } from '../operations/circleless-operations';
import { nowMs } from '../formats/server-clock';
import { forgetPage } from '../offline-cache/clear-offline-cache';
import { newId } from '../operations/new-id';
import type { CommandKey, FeatureInput, OperationInput } from '../operations/operation-types';
import { Refusal, Unreachable } from '../operations/refusal';
import { alwaysPasses, isHeldBack, letSync } from '../sync/sync';
import { kitWords } from '../words/kit-words';
import type { CommandOutcome } from './command-outcome';
import { commandQueue } from './command-queue';
import type { Patch } from './patch';
import { addPending, dropPending, settlePending } from './pending-patches';

export interface SendOptions<K extends CommandKey> {
  /** Changes shown at once and taken back on refusal. */
  optimistic?: (input: FeatureInput<K>) => Patch[];
  /** `queue` keeps the command on this device until the server has answered; `refuse` (default) says that there is no connection. */
  offline?: 'queue' | 'refuse';
  /** Names the item in the member's language, for a queued command that is refused later. */
  label?: (input: FeatureInput<K>) => string;
  /** What the member wrote and its `useDraft` key, so that the words stay when the circle is lost before they are sent. */
  draft?: (input: FeatureInput<K>) => { key: string; text: string };
  /** Same id as an earlier attempt whose answer was lost, so that it takes effect once. */
  commandId?: string;
  /** The input with the moment at which it was given, for a command that may be sent much later. */
  dated?: (input: FeatureInput<K>, queuedAt: string) => FeatureInput<K>;
  /** Whether each sending says how long this device has held the command (`heldMs`). */
  tellsAge?: boolean;
}

/** Sends a change to the server, outside React. Never rejects for a refusal or a lost connection: the outcome says so. */
export async function sendCommand<K extends CommandKey>(
  operation: K,
  input: FeatureInput<K>,
  options: SendOptions<K> = {},
): Promise<CommandOutcome<K>> {
  const session = bus.state('session.current').get();
  const commandId = options.commandId ?? newId();
  const circleId = isCircleOperation(operation) ? (session?.circle?.id ?? null) : null;
  addPending({ commandId, circleId, patches: options.optimistic?.(input) ?? [] });
  if (options.offline === 'queue' && session) {
    const queuedAt = new Date(nowMs()).toISOString();
    const outcome = await commandQueue.add({
      commandId,
      operation,
      input: (options.dated?.(input, queuedAt) ?? input) as FeatureInput<CommandKey>,
      personId: session.person.id,
      circleId,
      queuedAt,
      heldSinceMs: options.tellsAge ? Date.now() : null,
      attempts: 0,
      state: 'waiting',
      refusal: null,
      label: options.label?.(input) ?? null,
      draft: options.draft?.(input) ?? null,
    });
    if (outcome.status === 'waiting') await warnOnceIfLost();
    return outcome as CommandOutcome<K>;
  }
  const full = { ...input, ...(circleId && { circleId }), commandId } as OperationInput<K>;
  return sendNow(operation, full, commandId);
}

const entersCircle: readonly CommandKey[] = [
  'circles.chooseCircle',
  'circles.createCircle',
  'circles.joinCircle',
];

let hasWarned = false;

async function warnOnceIfLost(): Promise<void> {
  if (hasWarned || (await commandQueue.survives())) return;
  hasWarned = true;
  showToast({ text: kitWords().notKept, tone: 'info' });
}

async function sendNow<K extends CommandKey>(
  operation: K,
  input: OperationInput<K>,
  commandId: string,
): Promise<CommandOutcome<K>> {
  try {
    if (!alwaysPasses(operation)) await sendWhatWaits();
    const output = await callTwice(operation, input);
    settlePending(commandId);
    // The kept page, which opens first then, is of the circle that is left.
    if (isHeldBack() && entersCircle.includes(operation)) await forgetPage();
    return { status: 'done', output };
  } catch (error) {
    dropPending(commandId);
    if (error instanceof Refusal) return { status: 'refused', refusal: error };
    if (error instanceof Unreachable) return { status: 'unreachable' };
    throw error;
  }
}

// What auto sync, while it is off, leaves unsent may be what this one builds on.
async function sendWhatWaits(): Promise<void> {
  if (isHeldBack() && bus.state('commands.waiting').get() > 0) await letSync(() => commandQueue.flush());
}

// An answer lost on the way costs nothing to ask for again: the command id makes the server give the first one.
async function callTwice<K extends CommandKey>(operation: K, input: OperationInput<K>) {
  try {
    return await callOperation(operation, input);
  } catch (error) {
    if (!(error instanceof Unreachable) || !navigator.onLine) throw error;
    return callOperation(operation, input);
  }
}
