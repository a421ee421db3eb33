import type { Query } from '@tanstack/react-query';
import { bus } from '@carecircle/event-bus';
import type { DomainEvent } from '@carecircle/contracts';
import type { LiveQueryMeta } from './live-query-meta';
import { queryClient } from './query-client';

/**
 * Keeps every cached answer true by events (MFE-7): shown or not, each answer whose meta knows the event type is patched,
 * or read anew when its apply function gives undefined or fails.
 */
export function applyEvents(): () => void {
  const subscription = bus.events$.subscribe((event) => {
    for (const query of queryClient.getQueryCache().findAll()) applyEvent(query, event);
  });
  return () => subscription.unsubscribe();
}

function applyEvent(query: Query, event: DomainEvent): void {
  const meta = query.meta as LiveQueryMeta | undefined;
  const data: unknown = query.state.data;
  // What came with the page and nobody has shown yet can't be patched: it is read when it is wanted.
  if (!meta) return queryClient.removeQueries({ queryKey: query.queryKey, exact: true });
  if (data === undefined || !meta.applyEvent || !meta.eventTypes?.includes(event.type)) return;
  const patched = tryToApply(meta.applyEvent, data, event);
  if (patched === undefined) void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  else if (patched !== data) queryClient.setQueryData(query.queryKey, patched);
}

function tryToApply(
  apply: NonNullable<LiveQueryMeta['applyEvent']>,
  data: unknown,
  event: DomainEvent,
): unknown {
  try {
    return apply(data, event);
  } catch (error) {
    console.error(`Applying '${event.type}' failed; the answer is read anew`, error);
    return undefined;
  }
}

/**
 * Reads an answer and applies the events that came while it was on its way, which it may or may not hold already. Gives
 * undefined data back to the caller only when an apply function asked for a new read; then it reads once more.
 */
export async function readWithEvents<T>(read: () => Promise<T>, meta: LiveQueryMeta): Promise<T> {
  const { applyEvent, eventTypes } = meta;
  if (!applyEvent || !eventTypes) return read();
  const meanwhile: DomainEvent[] = [];
  const subscription = bus.events$.subscribe((event) => {
    if (eventTypes.includes(event.type)) meanwhile.push(event);
  });
  try {
    let data: unknown = await read();
    for (const event of meanwhile) {
      data = tryToApply(applyEvent, data, event);
      if (data === undefined) return await read();
    }
    return data as T;
  } finally {
    subscription.unsubscribe();
  }
}
