import type { CommandContext, QueryContext } from './context';
import type { AnswerOf, Contract } from './contract-types';
import type { Command } from './operation';

/**
 * A command with work that takes long, such as to read a file: `prepare` does it before the transaction, once session, membership,
 * permission and input have been checked. What it finds may be out of date in the transaction, which checks anew what has to hold.
 */
export function definePreparedCommand<C extends Contract, P>(
  contract: C,
  prepare: (context: QueryContext<C>) => Promise<P>,
  handle: (context: CommandContext<C> & { prepared: P }) => Promise<AnswerOf<C>>,
): Command<C> {
  return { kind: 'command', contract, prepare, handle: handle as Command<C>['handle'] };
}
