import type { DomainEvent } from '@carecircle/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import type { Spine } from '../spine';

/** Its cursor tells up to where every reaction was considered. */
export const everyReaction = '*';
const longestBackoffMs = 600_000;
/** Events of one log that are looked at together. */
export const mostUnconsidered = 100;

/** Events of these logs that no process has considered for all reactions yet, by log; a log without such events is left out. */
export async function readUnconsidered(
  reader: Reader,
  scopeIds: readonly string[],
): Promise<Map<string, DomainEvent[]>> {
  const found = await reader.execute<EventRow>(sql`
    select event.* from jsonb_array_elements_text(${JSON.stringify(scopeIds)}::jsonb) as log(id)
    cross join lateral (
      select * from events
      where scope_id = log.id::uuid and sequence > ${consideredUpTo(sql`log.id::uuid`)}
      order by sequence limit ${mostUnconsidered}) event
    order by event.scope_id, event.sequence`);
  const byLog = new Map<string, DomainEvent[]>();
  for (const row of found.rows) byLog.set(row.scope_id, [...(byLog.get(row.scope_id) ?? []), eventOf(row)]);
  return byLog;
}

interface EventRow extends Record<string, unknown> {
  scope_id: string;
  sequence: string | number;
  id: string;
  scope: string;
  type: string;
  version: number;
  actor_id: string | null;
  occurred_at: string | Date;
  payload: unknown;
}

function eventOf({ scope_id, sequence, actor_id, occurred_at, ...row }: EventRow): DomainEvent {
  const occurredAt = new Date(occurred_at).toISOString();
  return {
    ...row,
    ...{ scopeId: scope_id, sequence: Number(sequence), actorId: actor_id, occurredAt },
  } as DomainEvent;
}

/** How far a log was considered, and the reactions that had nothing to do there. */
export interface Considered {
  scopeId: string;
  sequence: number;
  idle: readonly string[];
}

/**
 * Notes that every reaction was considered up to here. Cursors of those that had nothing to do go along, unless they wait
 * to try an earlier event again. Cursors are locked in the order of their keys, so that two processes never wait crosswise.
 */
export async function markConsidered(reader: Reader, logs: readonly Considered[]): Promise<void> {
  if (logs.length === 0) return;
  await reader.execute(sql`
    with considered as (
      select "scopeId" as scope_id, sequence, idle
      from jsonb_to_recordset(${JSON.stringify(logs)}::jsonb) as log("scopeId" uuid, sequence bigint, idle jsonb)
    ),
    held as (
      select cursor.scope_id, cursor.reaction, considered.sequence
      from reaction_cursors cursor join considered on considered.scope_id = cursor.scope_id
      where cursor.reaction = ${everyReaction}
        or (cursor.failures = 0 and jsonb_exists(considered.idle, cursor.reaction))
      order by 1, 2 for update of cursor
    ),
    moved as (
      update reaction_cursors cursor set sequence = greatest(cursor.sequence, held.sequence)
      from held where cursor.scope_id = held.scope_id and cursor.reaction = held.reaction
    )
    insert into reaction_cursors as cursor (scope_id, reaction, sequence)
    select scope_id, ${everyReaction}, sequence from considered
    where not exists (
      select from held where held.scope_id = considered.scope_id and held.reaction = ${everyReaction})
    order by 1
    on conflict (scope_id, reaction) do update set sequence = greatest(cursor.sequence, excluded.sequence)`);
}

/** Logs that have grown since they were last considered. */
export async function findPendingScopes(reader: Reader): Promise<string[]> {
  const found = await reader.execute<{ scope_id: string }>(sql`
    select stream.scope_id from event_streams stream
    left join reaction_cursors cursor on cursor.scope_id = stream.scope_id and cursor.reaction = ${everyReaction}
    where stream.sequence > coalesce(cursor.sequence, 0) limit 1000`);
  return found.rows.map((row) => row.scope_id);
}

export async function findRetries(
  reader: Reader,
  now: Date,
): Promise<{ scopeId: string; reaction: string }[]> {
  const found = await reader.execute<{ scope_id: string; reaction: string }>(sql`
    select scope_id, reaction from reaction_cursors where retry_at <= ${now.toISOString()}::timestamptz limit 200`);
  return found.rows.map((row) => ({ scopeId: row.scope_id, reaction: row.reaction }));
}

/** Makes the cursor where it is missing: a reaction that is new to a log begins with what nobody has considered yet. */
export async function readCursor(
  reader: Reader,
  reaction: string,
  scopeId: string,
): Promise<{ sequence: number; retryAt: Date | null }> {
  const find = async () => {
    const found = await reader.execute<{ sequence: string | number; retry_at: string | Date | null }>(
      sql`select sequence, retry_at from reaction_cursors where scope_id = ${scopeId} and reaction = ${reaction}`,
    );
    return found.rows[0];
  };
  const row = (await find()) ?? (await makeCursor(reader, reaction, scopeId).then(find));
  return { sequence: Number(row?.sequence ?? 0), retryAt: row?.retry_at ? new Date(row.retry_at) : null };
}

async function makeCursor(reader: Reader, reaction: string, scopeId: string): Promise<void> {
  await reader.execute(sql`
    insert into reaction_cursors (scope_id, reaction, sequence)
    values (${scopeId}, ${reaction}, ${consideredUpTo(scopeId)}) on conflict do nothing`);
}

/** Moves a cursor over events that are of no concern; `busy` while somebody else holds or has moved it. */
export async function passOver(
  reader: Reader,
  reaction: string,
  { scopeId, from, to }: { scopeId: string; from: number; to: number },
): Promise<'reacted' | 'busy'> {
  const moved = await reader.execute(sql`
    update reaction_cursors set sequence = ${to}, failures = 0, retry_at = null
    where (scope_id, reaction) in (
      select scope_id, reaction from reaction_cursors
      where scope_id = ${scopeId} and reaction = ${reaction} and sequence = ${from} for update skip locked)
    returning 1`);
  return moved.rows.length > 0 ? 'reacted' : 'busy';
}

/** Lets the reaction wait before it is given this event again, longer each time. */
export async function postpone(
  spine: Spine,
  reaction: string,
  event: DomainEvent,
  error: unknown,
): Promise<void> {
  spine.services.log.error(
    { err: error, reaction, eventId: event.id, type: event.type },
    'a reaction failed',
  );
  const failed = await spine.database.db.execute<{ failures: number }>(sql`
    update reaction_cursors set failures = failures + 1
    where scope_id = ${event.scopeId} and reaction = ${reaction} returning failures`);
  const backoffMs = Math.min(1000 * 2 ** (failed.rows[0]?.failures ?? 1), longestBackoffMs);
  const retryAt = new Date(spine.services.clock.now().getTime() + backoffMs);
  await spine.database.db.execute(sql`
    update reaction_cursors set retry_at = ${retryAt.toISOString()}::timestamptz
    where scope_id = ${event.scopeId} and reaction = ${reaction}`);
}

function consideredUpTo(scopeId: string | SQL) {
  return sql`coalesce((select sequence from reaction_cursors
    where scope_id = ${scopeId} and reaction = ${everyReaction}), 0)`;
}
