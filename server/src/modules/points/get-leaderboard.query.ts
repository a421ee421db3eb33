import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { periodOf } from '../../records/circle-days';
import { defineQuery } from '../../spine/define-query';
import { closedWeeks } from './points.tables';
import { readLeaderboard } from './read-leaderboard';

/** Of last week's first three those who still take part are shown. */
export const getLeaderboard = defineQuery(apiContract.points.getLeaderboard, async ({ db, circle, now }) => {
  const period = periodOf('weekly', circle.timeZone, now);
  const before = periodOf('weekly', circle.timeZone, new Date(period.startsAt.getTime() - 1));
  const entries = await readLeaderboard(db, circle.id, period);
  const [closed] = await db
    .select({ places: closedWeeks.places })
    .from(closedWeeks)
    .where(and(eq(closedWeeks.circleId, circle.id), eq(closedWeeks.week, before.start)));
  const shown = new Set(entries.map(({ memberId }) => memberId));
  return {
    week: period.start,
    closesAt: period.endsAt.toISOString(),
    entries,
    lastWeek: closed?.places.filter(({ memberId }) => shown.has(memberId)) ?? [],
  };
});
