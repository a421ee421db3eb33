import type { OperationKey } from '../../testing/call-operation';
import type { Random } from './random';
import type { ModelPerson, World } from './world';

/** One thing that somebody does: the call, what the model expects, and what then holds. */
export interface Step {
  key: OperationKey;
  actor: ModelPerson;
  input: Record<string, unknown>;
  /** Status that the server must answer. */
  status: number;
  /** After a 200: brings the model up to date, or throws when the answer is not what the model holds. */
  after?(answer: never): void | Promise<void>;
}

/** Draws a step of one sort from the present state of the model; null when there is nothing to do it with. */
export type StepMaker = (world: World, random: Random) => Step | null;
