import type { FieldRefusal } from '../operations/refusal';
import type { RefusalCode } from '@carecircle/contracts';
import type { CommandKey, FeatureInput } from '../operations/operation-types';

/** A command kept on this device until the server has answered it. */
export interface QueuedCommand<K extends CommandKey = CommandKey> {
  commandId: string;
  operation: K;
  input: FeatureInput<K>;
  personId: string;
  /** Null for commands of a person. */
  circleId: string | null;
  /** When it was given, ISO 8601 in UTC. */
  queuedAt: string;
  /** The same by this device's own clock, for a command that tells the server how long it was held. */
  heldSinceMs?: number | null;
  attempts: number;
  /** `refused` waits for the member to retry or discard it; it stops no later one. */
  state: 'waiting' | 'refused';
  refusal: { code: RefusalCode; message: string; fields: readonly FieldRefusal[] } | null;
  /** How the item is named to the member when it is refused later; in their language. */
  label: string | null;
  /** What the member wrote, and the `useDraft` that it was written in: it goes back there when the command is given up. */
  draft?: { key: string; text: string } | null;
}
