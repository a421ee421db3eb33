import type { DomainEvent } from '@carecircle/contracts';
import DataLoader from 'dataloader';
import type { Database } from '../../database/database';
import { readEventsAfter, type LogPlace } from '../../spine/read-events';

export type EventReader = (scopeId: string, after: number) => Promise<DomainEvent[]>;

/** So few that others get their turn, even where each has missed much. */
const mostLogsAtOnce = 20;

/**
 * Streams that ask at the same moment share one read: an event wakes those of a whole circle, and what follows from it is told
 * in the log of each person. Nothing is remembered.
 */
export function createSharedEventReader(db: Database): EventReader {
  const loader = new DataLoader<LogPlace, DomainEvent[]>((places) => readOnce(db, places), {
    cache: false,
    maxBatchSize: mostLogsAtOnce,
  });
  return (scopeId, after) => loader.load({ scopeId, after });
}

/** Whoever stands at the same place of a log is given the same events. */
async function readOnce(db: Database, places: readonly LogPlace[]): Promise<DomainEvent[][]> {
  const keyOf = ({ scopeId, after }: LogPlace) => `${scopeId}:${after}`;
  const distinct = new Map(places.map((place) => [keyOf(place), place]));
  const read = await readEventsAfter(db, [...distinct.values()]);
  const events = new Map([...distinct.keys()].map((key, index) => [key, read[index] ?? []]));
  return places.map((place) => events.get(keyOf(place)) ?? []);
}
