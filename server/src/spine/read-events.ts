import type { DomainEvent } from '@carecircle/contracts';
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../database/database';
import { eventStreams, events } from './spine.tables';

/** Events of one read, unless another number is asked for. */
export const mostEventsRead = 200;

/** Events of one log after a sequence, in order. */
export async function readEvents(
  reader: Reader,
  scopeId: string,
  after: number | SQL,
  { limit = mostEventsRead, types }: { limit?: number; types?: readonly string[] } = {},
): Promise<DomainEvent[]> {
  const rows = await reader
    .select()
    .from(events)
    .where(
      and(
        eq(events.scopeId, scopeId),
        gt(events.sequence, after),
        types ? inArray(events.type, [...types]) : undefined,
      ),
    )
    .orderBy(asc(events.sequence))
    .limit(limit);
  return rows.map((row) => ({ ...row, occurredAt: row.occurredAt.toISOString() }) as DomainEvent);
}

/** A log and how much of it is known. */
export interface LogPlace {
  scopeId: string;
  after: number;
}

/** The next events of several logs, each in order, in one read; every event wakes many streams: written by hand, as `findMembership`. */
export async function readEventsAfter(reader: Reader, places: readonly LogPlace[]): Promise<DomainEvent[][]> {
  const asked = places.map(({ scopeId, after }, index) => ({ index, scope_id: scopeId, after }));
  const found = await reader.execute<EventRow>(sql`
    select asked.index, e.*
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(index int, scope_id uuid, after bigint)
      cross join lateral (
        select * from events where scope_id = asked.scope_id and sequence > asked.after
        order by sequence limit ${mostEventsRead}
      ) e
    order by asked.index, e.sequence`);
  const events = places.map((): DomainEvent[] => []);
  for (const row of found.rows) events[row.index]?.push(eventOf(row));
  return events;
}

interface EventRow extends Record<string, unknown> {
  index: number;
  scope_id: string;
  sequence: number | string;
  id: string;
  scope: DomainEvent['scope'];
  type: DomainEvent['type'];
  version: number;
  actor_id: string | null;
  occurred_at: string;
  payload: unknown;
}

function eventOf(row: EventRow): DomainEvent {
  return {
    scopeId: row.scope_id,
    // PostgreSQL's driver gives a bigint as text.
    sequence: Number(row.sequence),
    id: row.id,
    scope: row.scope,
    type: row.type,
    version: row.version,
    actorId: row.actor_id,
    occurredAt: new Date(row.occurred_at).toISOString(),
    payload: row.payload,
  } as DomainEvent;
}

/** Sequence that each log has reached; a log without events has reached 0. */
export async function readPositions(
  reader: Reader,
  scopeIds: readonly string[],
): Promise<Record<string, number>> {
  const rows = await reader
    .select({ scopeId: eventStreams.scopeId, sequence: eventStreams.sequence })
    .from(eventStreams)
    .where(
      // One parameter, however many logs there are.
      sql`${eventStreams.scopeId} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(scopeIds)}::jsonb))`,
    );
  const reached = Object.fromEntries(scopeIds.map((scopeId) => [scopeId, 0]));
  for (const row of rows) reached[row.scopeId] = row.sequence;
  return reached;
}
