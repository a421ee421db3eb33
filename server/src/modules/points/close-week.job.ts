import { Day, Id } from '@carecircle/contracts/schemas';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { circles } from '../../access/circles.tables';
import { periodOf, startOfDay } from '../../records/circle-days';
import { defineJob } from '../../spine/define-job';
import { earn, followAction, type Player } from './award-points';
import { podiumOf } from './leaderboard';
import { closedWeeks } from './points.tables';
import { readPlaces } from './read-leaderboard';

/** Sunday night is over in the circle's zone: the first three of the week get their bonus, once (GAME-4). */
export const closeWeek = defineJob({
  name: 'points.close-week',
  rank: 'idle',
  payload: z.object({ circleId: Id, week: Day }),
  async run(unit) {
    const { tx, payload, now, record } = unit;
    const { circleId, week } = payload;
    const [row] = await tx.select().from(circles).where(eq(circles.id, circleId));
    if (!row) return;
    const circle = { id: row.id, timeZone: row.timeZone };
    const period = periodOf('weekly', circle.timeZone, startOfDay(circle.timeZone, week));
    if (period.endsAt > now) return;
    const podium = row.hasGame ? podiumOf(await readPlaces(tx, circleId, period)) : [];
    const places = podium.map(({ memberId, rank, points }) => ({ memberId, rank, points }));
    const closing = { circleId, week, places, closedAt: now };
    const closed = await tx.insert(closedWeeks).values(closing).onConflictDoNothing().returning();
    if (closed.length === 0) return;
    await record.toCircle(circleId, 'week.closed', { week });
    for (const { memberId, rank, bonus } of podium) {
      const player: Player = { circle, memberId, isTold: true };
      const traits = rank === 1 ? ['first'] : [];
      const member = await earn(unit, player, { cause: 'podium.reached', points: bonus, traits });
      await record.toCircle(circleId, 'podium.reached', { week, rank, points: bonus, member });
      await followAction(unit, player);
    }
  },
});
