import type { Query } from '@tanstack/react-query';
import { HeldBack, Unreachable } from '../operations/refusal';
import { queryClient } from './query-client';

/**
 * Reads again what is shown and got no answer, until there is one: `nextTry` says when that is worth while after so many failures.
 * The answer ends it.
 */
export function retryFailedReads(nextTry: (failures: number) => Promise<void>): () => void {
  let failures = 0;
  let isWaiting = false;

  async function readAgain() {
    isWaiting = true;
    await nextTry(failures);
    isWaiting = false;
    failures += 1;
    await queryClient.refetchQueries({ type: 'active', predicate: isUnanswered });
    if (queryClient.getQueryCache().findAll({ predicate: isUnanswered }).length === 0) failures = 0;
  }

  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && !isWaiting && query.isActive() && isUnanswered(query)) void readAgain();
  });
}

function isUnanswered({ state }: Query): boolean {
  const { status, fetchStatus, error } = state;
  // What is held back on this device comes when that ends.
  const isLost = error instanceof Unreachable && !(error instanceof HeldBack);
  return status === 'error' && fetchStatus === 'idle' && isLost;
}
