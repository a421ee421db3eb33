import type { DomainEvent } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import type { Reader } from '../database/database';
import type { Reaction } from './define-reaction';
import { readEvents } from './read-events';
import type { Spine } from './spine';
import { inUnitOfWork } from './unit-of-work';

const everyReaction = '*';
const longestBackoffMs = 600_000;

/** Sequences and types of a log that no process has considered for all reactions yet. */
export async function readUnconsidered(
  reader: Reader,
  scopeId: string,
): Promise<{ sequence: number; type: string }[]> {
  const found = await reader.execute<{ sequence: string | number; type: string }>(sql`
    select sequence, type from events
    where scope_id = ${scopeId} and sequence > ${consideredUpTo(scopeId)}
    order by sequence limit 500`);
  return found.rows.map(({ sequence, type }) => ({ sequence: Number(sequence), type }));
}

export async function markConsidered(reader: Reader, scopeId: string, sequence: number): Promise<void> {
  await reader.execute(sql`
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

/**
 * Gives the next event to one reaction, in one transaction with the step of its cursor. The cursor's row lock keeps
 * other processes away: `busy` means that one of them is at it, `waiting` that an earlier failure is tried again later.
 */
export async function considerReaction(
  spine: Spine,
  reaction: Reaction,
  scopeId: string,
): Promise<'reacted' | 'done' | 'busy' | 'waiting'> {
  const cursor = await readCursor(spine.database.db, reaction.name, scopeId);
  if (cursor.retryAt && cursor.retryAt > spine.services.clock.now()) return 'waiting';
  const [event] = await readEvents(spine.database.db, scopeId, cursor.sequence, {
    limit: 1,
    types: reaction.on,
  });
  if (!event) return 'done';
  try {
    return await react(spine, reaction, event, cursor.sequence);
  } catch (error) {
    await postpone(spine, reaction.name, event, error);
    return 'waiting';
  }
}

async function react(
  spine: Spine,
  reaction: Reaction,
  event: DomainEvent,
  expected: number,
): Promise<'reacted' | 'busy'> {
  const circleId = event.scope === 'circle' ? event.scopeId : null;
  const origin = { actorId: null, circleId, now: new Date(event.occurredAt) };
  return inUnitOfWork(spine, origin, async (unit) => {
    const held = await unit.tx.execute<{ sequence: string | number }>(sql`
      select sequence from reaction_cursors
      where scope_id = ${event.scopeId} and reaction = ${reaction.name} for update skip locked`);
    const row = held.rows[0];
    if (!row) return 'busy';
    if (Number(row.sequence) !== expected) return 'reacted';
    await reaction.react({ ...unit, event, circleId });
    await unit.tx.execute(sql`
      update reaction_cursors set sequence = ${event.sequence}, failures = 0, retry_at = null
      where scope_id = ${event.scopeId} and reaction = ${reaction.name}`);
    return 'reacted';
  });
}

/** Makes the cursor where it is missing: a reaction that is new to a log begins with what nobody has considered yet. */
async function readCursor(
  reader: Reader,
  reaction: string,
  scopeId: string,
): Promise<{ sequence: number; retryAt: Date | null }> {
  await reader.execute(sql`
    insert into reaction_cursors (scope_id, reaction, sequence)
    values (${scopeId}, ${reaction}, ${consideredUpTo(scopeId)}) on conflict do nothing`);
  const found = await reader.execute<{ sequence: string | number; retry_at: string | Date | null }>(
    sql`select sequence, retry_at from reaction_cursors where scope_id = ${scopeId} and reaction = ${reaction}`,
  );
  const row = found.rows[0];
  return { sequence: Number(row?.sequence ?? 0), retryAt: row?.retry_at ? new Date(row.retry_at) : null };
}

async function postpone(spine: Spine, reaction: string, event: DomainEvent, error: unknown): Promise<void> {
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
