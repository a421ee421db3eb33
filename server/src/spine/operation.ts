import type { CommandContext, LongWorkContext, QueryContext } from './context';
import type { AnswerOf, Contract } from './contract-types';

export interface Command<C extends Contract = Contract> {
  kind: 'command';
  contract: C;
  /** Runs before the transaction; the handler gets its answer as `prepared`. */
  prepare?(context: LongWorkContext<C>): Promise<unknown>;
  handle(context: CommandContext<C>): Promise<AnswerOf<C>>;
}

export interface PublicCommand<C extends Contract = Contract> {
  kind: 'public-command';
  contract: C;
  handle(context: LongWorkContext<C>): Promise<AnswerOf<C>>;
}

export interface Query<C extends Contract = Contract> {
  kind: 'query';
  contract: C;
  handle(context: QueryContext<C>): Promise<AnswerOf<C>>;
}

export type Operation<C extends Contract = Contract> = Command<C> | PublicCommand<C> | Query<C>;
