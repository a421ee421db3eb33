import { plans } from '@carecircle/contracts';
import { and, count, eq, ne } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { lockPlan, readPlanRow } from './plan-rows';

/** Bytes that the files of a circle may take by its plan; null without a limit. */
export async function readMostStorage(reader: Reader, circleId: string, now: Date): Promise<number | null> {
  return plans[(await readPlanRow(reader, circleId, now)).planId].storageBytes;
}

/** How many belong to a circle, or have asked to. */
export async function countMembers(reader: Reader, circleId: string): Promise<number> {
  const present = and(eq(members.circleId, circleId), ne(members.status, 'former'));
  const [row] = await reader.select({ number: count() }).from(members).where(present);
  return row?.number ?? 0;
}

/**
 * Refuses who would come on top of what the plan holds. Nobody who is there already is touched: after a change to a smaller plan a
 * circle may have more than it could take in (SET-6). Of two at once, the second counts the first.
 *
 * @param adding how many are to come, besides the members that are there; open invitations count as such.
 * @throws PLAN_FULL with `number` and `most` in its details.
 */
export async function requirePlace(
  tx: Transaction,
  circleId: string,
  { now, adding = 1 }: { now: Date; adding?: number },
): Promise<void> {
  const { members: most } = plans[(await lockPlan(tx, circleId, now)).planId];
  if (most === null || adding === 0) return;
  const number = await countMembers(tx, circleId);
  if (number + adding <= most) return;
  throw refuse('PLAN_FULL', {
    message: `The plan of this circle has room for ${most} members; it has ${number}.`,
    details: { number, most },
  });
}
