import type { Circle, Member, StateChannel, StateValue } from '@carecircle/contracts';
import type { ApiContract } from '@carecircle/contracts/api';
import type { Reader } from '../database/database';
import type { Contract } from './contract-types';
import type { Job } from './define-job';
import type { Operation } from './operation';
import type { Reaction } from './reactions/define-reaction';

/** An operation for each key of a contract area: a missing one does not compile. */
type OperationsOf<A> = { [K in keyof A]: A[K] extends Contract ? Operation<A[K]> : never };
type AreaOf<N extends string> = N extends keyof ApiContract
  ? OperationsOf<ApiContract[N]>
  : Record<string, never>;

/** First values of state channels that the first screen shows without asking. */
export type StateSeeds = (context: {
  db: Reader;
  circle: Circle;
  actor: Member;
  now: Date;
}) => Promise<{ [C in StateChannel]?: StateValue<C> }>;

interface Declaration<N extends string> {
  /** The contract's area, or a name of its own for a module without operations. */
  name: N;
  operations: AreaOf<N>;
  reactions?: readonly Reaction[];
  jobs?: readonly Job[];
  stateSeeds?: StateSeeds;
}

/** One area of the server: everything it adds to the product. */
export interface Module {
  name: string;
  operations: Readonly<Record<string, Operation>>;
  reactions: readonly Reaction[];
  jobs: readonly Job[];
  stateSeeds?: StateSeeds;
}

/** A module's table of contents. */
export function defineModule<N extends string>(declaration: Declaration<N>): Module {
  const { name, operations, reactions = [], jobs = [], stateSeeds } = declaration;
  return {
    name,
    operations: operations as unknown as Record<string, Operation>,
    reactions,
    jobs,
    stateSeeds,
  };
}
