import type { QueryContext } from './context';
import type { AnswerOf, Contract } from './contract-types';
import type { Query } from './operation';

/** A read. Session, membership, permission and input are checked before the handler runs. */
export function defineQuery<C extends Contract>(
  contract: C,
  handle: (context: QueryContext<C>) => Promise<AnswerOf<C>>,
): Query<C> {
  return { kind: 'query', contract, handle };
}
