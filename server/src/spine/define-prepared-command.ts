import type { CommandContext, LongWorkContext } from './context';
import type { AnswerOf, Contract } from './contract-types';
import type { Command } from './operation';

/**
 * A command with work that takes long, such as to read a file: `prepare` does it before the transaction, once session, membership,
 * permission and input have been checked. What it finds may be out of date in the transaction, which checks anew what has to hold.
 * It runs again where a command is sent again: what it writes in transactions of its own must come to the same then, and be nothing that
 * anybody sees before the last one.
 */
export function definePreparedCommand<C extends Contract, P>(
  contract: C,
  prepare: (context: LongWorkContext<C>) => Promise<P>,
  handle: (context: CommandContext<C> & { prepared: P }) => Promise<AnswerOf<C>>,
): Command<C> {
  return { kind: 'command', contract, prepare, handle: handle as Command<C>['handle'] };
}
