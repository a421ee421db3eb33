import type { CommandContext } from './context';
import type { AnswerOf, Contract } from './contract-types';
import type { Command } from './operation';

/**
 * A change by a signed-in person. Session, membership, permission, input and command id are checked before the handler
 * runs; its rows, events and answer commit together.
 */
export function defineCommand<C extends Contract>(
  contract: C,
  handle: (context: CommandContext<C>) => Promise<AnswerOf<C>>,
): Command<C> {
  return { kind: 'command', contract, handle };
}
