import type { DomainEvent } from '@carecircle/contracts';
import { sql, type SQL } from 'drizzle-orm';

export type NewEvent = Omit<DomainEvent, 'sequence'>;

/**
 * The statement that writes events with the next sequences of their logs, logs locked in order of their ids, so that two
 * transactions never wait for each other crosswise. The last one of its transaction: the log stays locked until the end.
 *
 * @param closing another change that this statement makes too, for one statement is quicker than two.
 */
export function appendingEvents(events: NewEvent[], closing: SQL | null = null): SQL | null {
  if (events.length === 0) return closing;
  const incoming = JSON.stringify(events.map((event, ordinal) => ({ ...event, ordinal })));
  return sql`
    with incoming as (
      select *, row_number() over (partition by "scopeId" order by ordinal) as place
      from jsonb_to_recordset(${incoming}::jsonb) as e(
        ordinal int, id uuid, scope text, "scopeId" uuid, type text, version int,
        "actorId" uuid, "occurredAt" timestamptz, payload jsonb)
    ),
    grown as (
      select "scopeId" as scope_id, scope, count(*) as added from incoming group by 1, 2 order by 1
    ),
    streams as (
      insert into event_streams as stream (scope_id, scope, sequence)
      select scope_id, scope, added from grown order by scope_id
      on conflict (scope_id) do update set sequence = stream.sequence + excluded.sequence
      returning stream.scope_id, stream.sequence
    ),
    written as (
      insert into events (scope_id, sequence, id, scope, type, version, actor_id, occurred_at, payload)
      select i."scopeId", s.sequence - g.added + i.place, i.id, i.scope, i.type, i.version,
             i."actorId", i."occurredAt", i.payload
      from incoming i
      join grown g on g.scope_id = i."scopeId"
      join streams s on s.scope_id = i."scopeId"
    )
    ${closing ? sql`, closing as (${closing})` : sql.empty()}
    select scope_id, sequence from streams`;
}

/** The sequence that each log has reached, from the rows of `appendingEvents`. */
export function reachedSequences(rows: readonly Record<string, unknown>[]): Map<string, number> {
  return new Map(rows.map((row) => [String(row.scope_id), Number(row.sequence)]));
}
