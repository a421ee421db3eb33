import type { Achievement } from '@carecircle/contracts';
import { and, count, eq, gt, gte, sql, sum } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { readPausedDays } from '../check-ins';
import { achievementsOf } from './achievements';
import { challengesOf, completionKey, type ChallengeOfPeriod } from './challenges';
import type { LedgerEntry, RecentEntry } from './ledger-entries';
import { completedChallenges, pointsLedger, pointsTotals, unlockedAchievements } from './points.tables';

/** Longer than a month, the longest period in which anything is counted. */
const recentMs = 33 * 86_400_000;

/** All that a member ever did in a circle. */
export function readEntries(reader: Reader, circleId: string, memberId: string): Promise<LedgerEntry[]> {
  const { cause, day, traits, count, points } = pointsTotals;
  return reader
    .select({ cause, day, traits, count, points })
    .from(pointsTotals)
    .where(and(eq(pointsTotals.circleId, circleId), eq(pointsTotals.memberId, memberId), gt(count, 0)));
}

/** What they did of late, by the time: days, weeks and months begin with a quarter of an hour in every zone. */
export function readRecentEntries(
  reader: Reader,
  circleId: string,
  memberId: string,
  now: Date,
): Promise<RecentEntry[]> {
  const { cause, day, traits, points, awardedAt } = pointsLedger;
  const quarter = sql`date_bin('15 minutes', ${awardedAt}, '2000-01-01T00:00:00Z'::timestamptz)`;
  return reader
    .select({
      ...{ cause, day, traits, count: count(), points: sum(points).mapWith(Number) },
      awardedAt: sql<Date>`min(${awardedAt})`.mapWith(awardedAt),
    })
    .from(pointsLedger)
    .where(
      and(
        eq(pointsLedger.circleId, circleId),
        eq(pointsLedger.memberId, memberId),
        gte(awardedAt, new Date(now.getTime() - recentMs)),
      ),
    )
    .groupBy(cause, day, traits, quarter);
}

/** When a member unlocked each of their achievements. */
export async function readUnlocked(
  reader: Reader,
  circleId: string,
  memberId: string,
): Promise<Map<string, Date>> {
  const rows = await reader
    .select({ id: unlockedAchievements.achievement, at: unlockedAchievements.unlockedAt })
    .from(unlockedAchievements)
    .where(and(eq(unlockedAchievements.circleId, circleId), eq(unlockedAchievements.memberId, memberId)));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

export async function readAchievements(
  reader: Reader,
  circleId: string,
  memberId: string,
): Promise<Achievement[]> {
  const entries = await readEntries(reader, circleId, memberId);
  const unlocked = await readUnlocked(reader, circleId, memberId);
  return achievementsOf(entries, unlocked, await readPausedDays(reader, circleId));
}

/** A member's challenges at a moment in the circle's zone, with the first day of each one's period. */
export async function readChallenges(
  reader: Reader,
  circle: { id: string; timeZone: string },
  { memberId, now }: { memberId: string; now: Date },
): Promise<ChallengeOfPeriod[]> {
  const rows = await reader
    .select({ challenge: completedChallenges.challenge, period: completedChallenges.period })
    .from(completedChallenges)
    .where(and(eq(completedChallenges.circleId, circle.id), eq(completedChallenges.memberId, memberId)));
  const entries = await readRecentEntries(reader, circle.id, memberId, now);
  const completed = new Set(rows.map(({ challenge, period }) => completionKey(challenge, period)));
  return challengesOf(entries, { timeZone: circle.timeZone, now, completed });
}
