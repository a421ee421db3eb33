import { plans } from '@carecircle/contracts';
import { and, count, eq, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { lockPlan, readPlanRow } from './plan-rows';

/** Bytes that the files of a circle may take by its plan; null without a limit. */
export async function readMostStorage(reader: Reader, circleId: string, now: Date): Promise<number | null> {
  return plans[(await readPlanRow(reader, circleId, now)).planId].storageBytes;
}

/** How many belong to a circle, or wait to be let in; each of them holds a place of its plan. */
export function countMembers(reader: Reader, circleId: string, besides?: string): Promise<number> {
  const holdsPlace = or(inArray(members.status, ['active', 'pending']), isNotNull(members.asksSince));
  return countThose(reader, circleId, and(holdsPlace, isOther(besides)));
}

interface Coming {
  now: Date;
  /** How many are to come, besides the members that are there; open invitations count as such. */
  adding?: number;
  /** The person who joins, should they hold a place already. */
  besides?: string;
}

/**
 * Refuses who would come on top of what the plan holds. Nobody who is there already is touched: after a change to a smaller plan a
 * circle may have more than it could take in (SET-6). Of two at once, the second counts the first.
 *
 * @throws PLAN_FULL with `number` and `most` in its details.
 */
export async function requirePlace(
  tx: Transaction,
  circleId: string,
  { now, adding = 1, besides }: Coming,
): Promise<void> {
  const most = await lockMost(tx, circleId, now);
  if (most === null) return;
  const number = await countMembers(tx, circleId, besides);
  if (number + adding > most) throw planFull(number, most);
}

/**
 * Refuses to make one more an active member than the plan holds, though they hold a place among those who wait: the circle may be
 * on a smaller plan since they asked.
 *
 * @throws PLAN_FULL with `number` and `most` in its details.
 */
export async function requireActivePlace(
  tx: Transaction,
  circleId: string,
  { now, personId }: { now: Date; personId: string },
): Promise<void> {
  const most = await lockMost(tx, circleId, now);
  if (most === null) return;
  const number = await countThose(tx, circleId, and(eq(members.status, 'active'), isOther(personId)));
  if (number + 1 > most) throw planFull(number, most);
}

async function lockMost(tx: Transaction, circleId: string, now: Date): Promise<number | null> {
  return plans[(await lockPlan(tx, circleId, now)).planId].members;
}

function isOther(personId: string | undefined): SQL | undefined {
  return personId === undefined ? undefined : ne(members.personId, personId);
}

async function countThose(reader: Reader, circleId: string, which: SQL | undefined): Promise<number> {
  const those = and(eq(members.circleId, circleId), which);
  const [row] = await reader.select({ number: count() }).from(members).where(those);
  return row?.number ?? 0;
}

function planFull(number: number, most: number) {
  return refuse('PLAN_FULL', {
    message: `The plan of this circle has room for ${most} members; it has ${number}.`,
    details: { number, most },
  });
}
