import { levelFor, type MemberPoints } from '@carecircle/contracts';
import { and, eq, sum } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { boughtRewards, pointsTotals } from './points.tables';

export async function readMemberPoints(
  reader: Reader,
  circleId: string,
  memberId: string,
): Promise<MemberPoints> {
  const [row] = await reader
    .select({ total: sum(pointsTotals.points).mapWith(Number) })
    .from(pointsTotals)
    .where(and(eq(pointsTotals.circleId, circleId), eq(pointsTotals.memberId, memberId)));
  const totalPoints = row?.total ?? 0;
  return { memberId, totalPoints, level: levelFor(totalPoints) };
}

/** What a member has earned less what they bought (GAME-1). */
export async function readPointsToSpend(reader: Reader, circleId: string, memberId: string): Promise<number> {
  const { totalPoints } = await readMemberPoints(reader, circleId, memberId);
  return totalPoints - (await readSpentPoints(reader, circleId, memberId));
}

export async function readSpentPoints(reader: Reader, circleId: string, memberId: string): Promise<number> {
  const [row] = await reader
    .select({ spent: sum(boughtRewards.cost).mapWith(Number) })
    .from(boughtRewards)
    .where(and(eq(boughtRewards.circleId, circleId), eq(boughtRewards.memberId, memberId)));
  return row?.spent ?? 0;
}
