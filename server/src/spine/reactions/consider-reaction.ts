import type { DomainEvent } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { isUnreachable } from '../database-errors';
import { concerns, type Reaction } from './define-reaction';
import { passOver, postpone, readCursor } from './reaction-cursors';
import { readEvents } from '../read-events';
import type { Spine } from '../spine';
import { inUnitOfWork } from '../unit-of-work';

/** Few enough that the embedded database, which does one transaction at a time, is soon free for people again. */
const mostAtOnce = 20;

/**
 * Gives the next events to one reaction, in one transaction with the step of its cursor. The cursor's row lock keeps
 * other processes away: `busy` means that one of them is at it, `waiting` that an earlier failure is tried again later.
 */
export async function considerReaction(
  spine: Spine,
  reaction: Reaction,
  scopeId: string,
): Promise<'more' | 'done' | 'busy' | 'waiting'> {
  const cursor = await readCursor(spine.database.db, reaction.name, scopeId);
  if (cursor.retryAt && cursor.retryAt > spine.services.clock.now()) return 'waiting';
  const batch = await readEvents(spine.database.db, scopeId, cursor.sequence, {
    limit: mostAtOnce,
    types: reaction.on,
  });
  const last = batch.at(-1);
  if (!last) return 'done';
  const outcome = batch.some((event) => concerns(reaction, event))
    ? await reactToAll(spine, reaction, batch, cursor.sequence)
    : await passOver(spine.database.db, reaction.name, { scopeId, from: cursor.sequence, to: last.sequence });
  if (outcome === 'moved') return 'more';
  if (outcome !== 'reacted') return outcome;
  return batch.length < mostAtOnce ? 'done' : 'more';
}

type Outcome = 'reacted' | 'moved' | 'busy';

/** A failure holds back only what comes after the event that failed: a batch with one is done event by event. */
async function reactToAll(
  spine: Spine,
  reaction: Reaction,
  batch: readonly DomainEvent[],
  expected: number,
): Promise<Outcome | 'waiting'> {
  if (batch.length > 1) {
    try {
      return await react(spine, reaction, batch, expected);
    } catch (error) {
      // The event that failed tells so when its turn comes.
      if (isUnreachable(error)) throw error;
    }
  }
  return reactOneByOne(spine, reaction, batch, expected);
}

async function reactOneByOne(
  spine: Spine,
  reaction: Reaction,
  batch: readonly DomainEvent[],
  start: number,
): Promise<Outcome | 'waiting'> {
  let expected = start;
  for (const event of batch) {
    try {
      const outcome = await react(spine, reaction, [event], expected);
      if (outcome !== 'reacted') return outcome;
    } catch (error) {
      if (isUnreachable(error)) throw error;
      await postpone(spine, reaction.name, event, error);
      return 'waiting';
    }
    expected = event.sequence;
  }
  return 'reacted';
}

/** @param expected the cursor when the batch was read; `moved` means that another process has reacted meanwhile. */
async function react(
  spine: Spine,
  reaction: Reaction,
  batch: readonly DomainEvent[],
  expected: number,
): Promise<Outcome> {
  const [first, last] = [batch[0], batch.at(-1)];
  if (!first || !last) return 'moved';
  const { scopeId } = first;
  const circleId = first.scope === 'circle' ? scopeId : null;
  const origin = { actorId: null, circleId, now: new Date(first.occurredAt) };
  return inUnitOfWork(spine, origin, async ({ tx }, { at, deferToCommit }) => {
    const held = await tx.execute<{ sequence: string | number }>(sql`
      select sequence from reaction_cursors
      where scope_id = ${scopeId} and reaction = ${reaction.name} for update skip locked`);
    const row = held.rows[0];
    if (!row) return 'busy';
    if (Number(row.sequence) !== expected) return 'moved';
    for (const event of batch) {
      await reaction.react({ ...at(new Date(event.occurredAt)), event, circleId });
    }
    deferToCommit(sql`
      update reaction_cursors set sequence = ${last.sequence}, failures = 0, retry_at = null
      where scope_id = ${scopeId} and reaction = ${reaction.name}`);
    return 'reacted';
  });
}
