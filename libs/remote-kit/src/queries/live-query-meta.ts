import type { DomainEvent, EventType } from '@carecircle/contracts';
import type { QueryKey as OperationQueryKey } from '../operations/operation-types';

/**
 * What each event does to an answer, by event type. Pure, and the same answer when applied twice; undefined asks for the
 * answer anew.
 */
export type ApplyMap<T> = { [E in EventType]?: (data: T, event: DomainEvent<E>) => T | undefined };

/** Where a query stands in the cache: operation, circle (null for a person's own), the rest of its input. */
export type LiveQueryKey = readonly [
  operation: OperationQueryKey,
  circleId: string | null,
  input: Readonly<Record<string, unknown>>,
];

/** Kept in a query's meta, so that events also reach answers that no screen shows at the moment. */
export interface LiveQueryMeta extends Record<string, unknown> {
  applyEvent?: (data: unknown, event: DomainEvent) => unknown;
  eventTypes?: readonly string[];
}

/** Turns an apply map into the meta of a query; `events of other circles` leave an answer as it is. */
export function liveQueryMeta<T>(on: ApplyMap<T> | undefined, circleId: string | null): LiveQueryMeta {
  if (!on) return {};
  const byType = on as Record<string, ((data: T, event: DomainEvent) => T | undefined) | undefined>;
  return {
    eventTypes: Object.keys(on),
    applyEvent: (data, event) => {
      if (event.scope === 'circle' && circleId !== null && event.scopeId !== circleId) return data;
      return byType[event.type]?.(data as T, event);
    },
  };
}
