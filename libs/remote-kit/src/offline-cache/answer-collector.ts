import type { Query } from '@tanstack/react-query';
import type { LiveQueryKey } from '../queries/live-query-meta';
import { queryClient } from '../queries/query-client';
import type { CachedAnswer } from './cached-answer';
import { isFromDevice, trueAt } from './true-time';

/**
 * Collects what the server answers, and what events make of it, for keeping. `plan` is asked whenever there is something new;
 * `take` hands out what has changed since, `takeAll` everything, with its present time.
 */
export class AnswerCollector {
  #changed = new Set<Query>();
  readonly #stop: () => void;

  constructor(plan: () => void) {
    const cache = queryClient.getQueryCache();
    for (const query of cache.findAll()) this.#changed.add(query);
    this.#stop = cache.subscribe((event) => {
      if (event.type === 'removed') this.#changed.delete(event.query);
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      this.#changed.add(event.query);
      plan();
    });
  }

  take(): CachedAnswer[] {
    const queries = [...this.#changed];
    this.#changed = new Set();
    return queries.filter(isWorthKeeping).map(toAnswer);
  }

  takeAll(): CachedAnswer[] {
    for (const query of queryClient.getQueryCache().findAll()) this.#changed.add(query);
    return this.take();
  }

  stop(): void {
    this.#stop();
  }
}

function isWorthKeeping(query: Query): boolean {
  return query.state.data !== undefined && !isFromDevice(query);
}

function toAnswer(query: Query): CachedAnswer {
  return { key: query.queryKey as unknown as LiveQueryKey, data: query.state.data, trueAt: trueAt(query) };
}
