import type { DomainEvent } from '@carecircle/contracts';
import type { Database } from '../../database/database';
import { readEvents } from '../../spine/read-events';

export type EventReader = (scopeId: string, after: number) => Promise<DomainEvent[]>;

/** Streams that stand at the same place of a log share one read. */
export function createSharedEventReader(db: Database): EventReader {
  const underWay = new Map<string, Promise<DomainEvent[]>>();
  return (scopeId, after) => {
    const key = `${scopeId}:${after}`;
    const shared = underWay.get(key);
    if (shared) return shared;
    const reading = readEvents(db, scopeId, after).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  };
}
