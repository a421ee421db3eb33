import type { DomainEvent } from '@carecircle/contracts';
import { sql, type SQL } from 'drizzle-orm';

export type NewEvent = Omit<DomainEvent, 'sequence'>;

/**
 * The statement that writes events with the next sequences of their logs, logs locked in order of their ids, so that two
 * transactions never wait for each other crosswise. The last one of its transaction: the log stays locked until the end.
 *
 * @param changes others that this statement makes too, for one statement is quicker than several.
 */
export function appendingEvents(events: NewEvent[], changes: readonly SQL[] = []): SQL | null {
  if (events.length === 0) return together(changes);
  const logs = logsOf(events);
  const grown = logs.map(([{ scopeId, scope }, ...others]) => ({ scopeId, scope, added: 1 + others.length }));
  const incoming = logs.flatMap((log) =>
    log.map((event, place) => ({ ...event, followers: log.length - 1 - place })),
  );
  return sql`
    with streams as (
      insert into event_streams as stream (scope_id, scope, sequence)
      select "scopeId", scope, added
      from jsonb_to_recordset(${JSON.stringify(grown)}::jsonb) as grown("scopeId" uuid, scope text, added int)
      order by 1
      on conflict (scope_id) do update set sequence = stream.sequence + excluded.sequence
      returning stream.scope_id, stream.sequence
    ),
    written as (
      insert into events (scope_id, sequence, id, scope, type, version, actor_id, occurred_at, payload)
      select e."scopeId", s.sequence - e.followers, e.id, e.scope, e.type, e.version,
             e."actorId", e."occurredAt", e.payload
      from jsonb_to_recordset(${JSON.stringify(incoming)}::jsonb) as e(
        followers int, id uuid, scope text, "scopeId" uuid, type text, version int,
        "actorId" uuid, "occurredAt" timestamptz, payload jsonb)
      join streams s on s.scope_id = e."scopeId"
    )
    ${sql.join(changes.map((change, place) => sql`, ${nameOf(place)} as (${change})`))}
    select scope_id, sequence from streams`;
}

/** One statement that makes several changes; null for none. */
function together(changes: readonly SQL[]): SQL | null {
  const last = changes.at(-1);
  if (!last || changes.length === 1) return last ?? null;
  const others = changes.slice(0, -1).map((change, place) => sql`${nameOf(place)} as (${change})`);
  return sql`with ${sql.join(others, sql`, `)} ${last}`;
}

const nameOf = (place: number) => sql.raw(`change_${place}`);

/** Events of one log after another, in each in the order they came. */
function logsOf(events: readonly NewEvent[]): [NewEvent, ...NewEvent[]][] {
  const logs = new Map<string, [NewEvent, ...NewEvent[]]>();
  for (const event of events) {
    const log = logs.get(event.scopeId);
    if (log) log.push(event);
    else logs.set(event.scopeId, [event]);
  }
  return [...logs.values()];
}

/** The sequence that each log has reached, from the rows of `appendingEvents`. */
export function reachedSequences(rows: readonly Record<string, unknown>[]): Map<string, number> {
  return new Map(rows.map((row) => [String(row.scope_id), Number(row.sequence)]));
}
