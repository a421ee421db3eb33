import type { Boot } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { queryClient } from '../queries/query-client';
import { currentSession } from '../session/use-session';
import { openOfflineCache, type OfflineCache } from './offline-cache';
import { markFromDevice } from './true-time';

/**
 * Fills a page that was opened without a network with what this device keeps (ALL-2). Gives null when that is nothing, or was
 * kept under other contracts than the page was made for: a page never shows data of another release.
 */
export async function openCachedPage(page: Boot): Promise<Boot | null> {
  const store = await openOfflineCache();
  const kept = await store.page();
  if (!kept?.session?.circle || kept.contractsVersion !== page.contractsVersion) return null;
  bus.state('connection.status').set('offline');
  await showKept(store, kept.session.person.id, kept.session.circle.id);
  return { ...page, ...kept, serverTime: new Date().toISOString() };
}

/** Puts what this device keeps where there is no answer, in a page that has lost its connection. */
export async function fillFromDevice(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  await showKept(await openOfflineCache(), session.person.id, session.circle.id);
}

async function showKept(store: OfflineCache, personId: string, circleId: string): Promise<void> {
  const cache = queryClient.getQueryCache();
  for (const { key, data, trueAt } of await store.answersOf(personId, circleId)) {
    if (queryClient.getQueryData(key) !== undefined) continue;
    await queryClient.cancelQueries({ queryKey: key, exact: true });
    const query = cache.build(queryClient, { queryKey: key, gcTime: Infinity });
    query.setData(data, { updatedAt: trueAt, manual: true });
    markFromDevice(query, trueAt);
  }
  // A read that failed meanwhile takes nothing from what was read before.
  for (const query of cache.findAll({ predicate: ({ state }) => Boolean(state.error && state.data) }))
    query.setState({ status: 'success', error: null });
}
