import type { LongWorkContext } from './context';
import type { AnswerOf, Contract } from './contract-types';
import type { PublicCommand } from './operation';

/** A command for strangers: signing up and in. Its repeat must be harmless in itself, for no answer is stored. */
export function definePublicCommand<C extends Contract>(
  contract: C,
  handle: (context: LongWorkContext<C>) => Promise<AnswerOf<C>>,
): PublicCommand<C> {
  return { kind: 'public-command', contract, handle };
}
