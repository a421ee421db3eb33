import type { DomainEvent } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database';
import { readEvents } from './read-events';
import type { Spine } from './spine';

const everyReaction = '*';
const longestBackoffMs = 600_000;
/** Events of one log that are looked at together. */
export const mostUnconsidered = 100;

/** Events of a log that no process has considered for all reactions yet. */
export function readUnconsidered(reader: Reader, scopeId: string): Promise<DomainEvent[]> {
  return readEvents(reader, scopeId, consideredUpTo(scopeId), { limit: mostUnconsidered });
}

/**
 * Notes that every reaction was considered up to here. Cursors of those that had nothing to do go along, unless they wait
 * to try an earlier event again.
 */
export async function markConsidered(
  reader: Reader,
  { scopeId, sequence, idle }: { scopeId: string; sequence: number; idle: readonly string[] },
): Promise<void> {
  await reader.execute(sql`
    with passed_over as (
      update reaction_cursors set sequence = greatest(sequence, ${sequence})
      where scope_id = ${scopeId} and failures = 0
        and reaction in (select jsonb_array_elements_text(${JSON.stringify(idle)}::jsonb)))
    insert into reaction_cursors as cursor (scope_id, reaction, sequence)
    values (${scopeId}, ${everyReaction}, ${sequence})
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

function consideredUpTo(scopeId: string) {
  return sql`coalesce((select sequence from reaction_cursors
    where scope_id = ${scopeId} and reaction = ${everyReaction}), 0)`;
}
