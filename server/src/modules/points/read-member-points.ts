import { levelFor, type MemberPoints } from '@carecircle/contracts';
import { and, eq, sum } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { pointsLedger } from './points.tables';

export async function readMemberPoints(
  reader: Reader,
  circleId: string,
  memberId: string,
): Promise<MemberPoints> {
  const [row] = await reader
    .select({ total: sum(pointsLedger.points).mapWith(Number) })
    .from(pointsLedger)
    .where(and(eq(pointsLedger.circleId, circleId), eq(pointsLedger.memberId, memberId)));
  const totalPoints = row?.total ?? 0;
  return { memberId, totalPoints, level: levelFor(totalPoints) };
}
