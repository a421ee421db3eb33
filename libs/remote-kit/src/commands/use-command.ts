import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '@carecircle/ui';
import { newId } from '../operations/new-id';
import type { CommandKey, FeatureInput, OperationOutput } from '../operations/operation-types';
import type { Refusal } from '../operations/refusal';
import { syncMode } from '../sync/sync';
import { kitWords } from '../words/kit-words';
import type { CommandOutcome } from './command-outcome';
import { commandQueue } from './command-queue';
import { addPending, pendingCommands } from './pending-patches';
import { sendCommand, type SendOptions } from './send-command';
import { useGate, type Gate } from './use-gate';

export interface CommandOptions<K extends CommandKey> extends Omit<SendOptions<K>, 'commandId'> {
  onDone?: (output: OperationOutput<K>, input: FeatureInput<K>) => void;
  /** Shows the refusal itself; without it, a refusal that names no field is shown as a toast. */
  onRefused?: (refusal: Refusal, input: FeatureInput<K>) => void;
}

export interface Command<K extends CommandKey> {
  /** Never rejects for a refusal or a lost connection: read `status` of the outcome. */
  send: (input: FeatureInput<K>) => Promise<CommandOutcome<K>>;
  isPending: boolean;
  /** For the controls that send it: disabled with the reason while there is no connection, unless it waits (ALL-2). */
  gate: Gate;
  /** Of the last send; null while one is under way. */
  refusal: Refusal | null;
  /** Code by input path, of the last refusal (ALL-3). */
  fieldErrors: Readonly<Record<string, string>>;
  reset: () => void;
}

/**
 * A change a member can make: shown at once, sent with its command id, taken back with a message when refused.
 * `commandId` and `circleId` are filled in.
 */
export function useCommand<K extends CommandKey>(operation: K, options: CommandOptions<K> = {}): Command<K> {
  const [underWay, setUnderWay] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const latest = useLatest(options);
  const sending = useRef<{ input: string; outcome: Promise<CommandOutcome<K>> } | null>(null);
  const lost = useRef<{ input: string; commandId: string } | null>(null);
  const gate = useGate(options.offline === 'queue', operation);
  useQueuedPatches(operation, options);

  const sendOnce = useCallback(
    async (input: FeatureInput<K>, text: string): Promise<CommandOutcome<K>> => {
      const commandId = lost.current?.input === text ? lost.current.commandId : newId();
      setUnderWay((count) => count + 1);
      setRefusal(null);
      try {
        const outcome = await sendCommand(operation, input, { ...latest.current, commandId });
        lost.current = outcome.status === 'unreachable' ? { input: text, commandId } : null;
        if (outcome.status === 'refused') setRefusal(outcome.refusal);
        report(outcome, input, latest.current);
        return outcome;
      } finally {
        setUnderWay((count) => count - 1);
      }
    },
    [operation, latest],
  );
  // A second tap while the first is under way is the same command, and shares its outcome.
  const send = useCallback(
    (input: FeatureInput<K>): Promise<CommandOutcome<K>> => {
      const text = JSON.stringify(input);
      if (sending.current?.input === text) return sending.current.outcome;
      const outcome = sendOnce(input, text).finally(() => {
        if (sending.current?.outcome === outcome) sending.current = null;
      });
      sending.current = { input: text, outcome };
      return outcome;
    },
    [sendOnce],
  );

  return {
    send,
    isPending: underWay > 0,
    gate,
    refusal,
    fieldErrors: Object.fromEntries(refusal?.fields.map(({ path, code }) => [path, code]) ?? []),
    reset: () => setRefusal(null),
  };
}

function report<K extends CommandKey>(
  outcome: CommandOutcome<K>,
  input: FeatureInput<K>,
  { onDone, onRefused, label }: CommandOptions<K>,
): void {
  if (outcome.status === 'done') onDone?.(outcome.output, input);
  if (outcome.status === 'unreachable') showToast({ text: unreachableText(), tone: 'failed' });
  if (outcome.status !== 'refused') return;
  const { refusal } = outcome;
  if (onRefused) onRefused(refusal, input);
  else if (refusal.fields.length === 0)
    showToast({ text: refusedText(refusal, label?.(input)), tone: 'failed' });
}

// Without a network the reason is known, and trying again is of no use.
function unreachableText(): string {
  const { unreachable, needsConnection } = kitWords();
  return navigator.onLine && syncMode() !== 'never' ? unreachable : needsConnection;
}

// What was shown at once is taken back now, so the text names it where the feature gives its name.
function refusedText({ code, details }: Refusal, label: string | undefined): string {
  const words = kitWords();
  const reason = words.refusal(code, details);
  return label === undefined ? reason : words.refusedLater(label, reason);
}

// Optimistic changes are code and cannot be stored: after a reload they come back when a screen with the command is shown.
function useQueuedPatches<K extends CommandKey>(operation: K, options: CommandOptions<K>): void {
  const restore = useEffectEvent(() => {
    if (!options.optimistic) return;
    for (const command of commandQueue.commands()) {
      if (command.operation !== operation || command.state !== 'waiting') continue;
      if (pendingCommands().some(({ commandId }) => commandId === command.commandId)) continue;
      const patches = options.optimistic(command.input as FeatureInput<K>);
      addPending({ commandId: command.commandId, circleId: command.circleId, patches });
    }
  });
  const mayWait = options.offline === 'queue' && options.optimistic !== undefined;
  useEffect(() => {
    if (!mayWait) return;
    restore();
    return commandQueue.subscribe(() => restore());
  }, [operation, mayWait]);
}

function useLatest<T>(value: T) {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
