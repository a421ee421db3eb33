import { levelFor, type LeaderboardEntry } from '@carecircle/contracts';
import { and, asc, eq, gte, lt, ne, sql, sum } from 'drizzle-orm';
import { members } from '../../access/circles.tables';
import type { Reader } from '../../database/database';
import type { Period } from '../../records/circle-days';
import { ranked, type Ranked } from './leaderboard';
import { pointsLedger, pointsTotals } from './points.tables';

type Span = Pick<Period, 'startsAt' | 'endsAt'>;

/** Those who take part, by what they earned in a period, with the level that each has reached in all (GAME-4). */
export async function readLeaderboard(
  reader: Reader,
  circleId: string,
  span: Span,
): Promise<LeaderboardEntry[]> {
  const places = await readPlaces(reader, circleId, span);
  const { memberId, points } = pointsTotals;
  const totals = await reader
    .select({ memberId, total: sum(points).mapWith(Number) })
    .from(pointsTotals)
    .where(eq(pointsTotals.circleId, circleId))
    .groupBy(memberId);
  const totalOf = new Map(totals.map((row) => [row.memberId, row.total]));
  return places.map((place) => ({ ...place, level: levelFor(totalOf.get(place.memberId) ?? 0) }));
}

/** Those who take part, by what they earned in a period; the bonus of an earlier week does not count (GAME-4). */
export async function readPlaces(
  reader: Reader,
  circleId: string,
  { startsAt, endsAt }: Span,
): Promise<Ranked<{ memberId: string; points: number }>[]> {
  const { awardedAt, cause, memberId, points } = pointsLedger;
  const rows = await reader
    .select({
      memberId: members.personId,
      points: sql`coalesce(sum(${points}), 0)`.mapWith(Number),
    })
    .from(members)
    .leftJoin(
      pointsLedger,
      and(
        eq(pointsLedger.circleId, members.circleId),
        eq(memberId, members.personId),
        ne(cause, 'podium.reached'),
        gte(awardedAt, startsAt),
        lt(awardedAt, endsAt),
      ),
    )
    .where(and(eq(members.circleId, circleId), eq(members.status, 'active'), members.takesPart))
    .groupBy(members.personId, members.joinedAt)
    .orderBy(asc(members.joinedAt), asc(members.personId));
  return ranked(rows);
}
