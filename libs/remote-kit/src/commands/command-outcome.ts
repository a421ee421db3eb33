import type { CommandKey, OperationOutput } from '../operations/operation-types';
import type { Refusal } from '../operations/refusal';

/** How sending a command ended, for now. A `waiting` one is kept on this device and sent later by itself. */
export type CommandOutcome<K extends CommandKey = CommandKey> =
  | { status: 'done'; output: OperationOutput<K> }
  | { status: 'refused'; refusal: Refusal }
  | { status: 'waiting' }
  | { status: 'unreachable' };
