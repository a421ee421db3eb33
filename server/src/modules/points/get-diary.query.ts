import { apiContract } from '@carecircle/contracts/api';
import { dayIn, startOfDay } from '../../records/circle-days';
import { defineQuery } from '../../spine/define-query';
import { pointsOf } from './ledger-entries';
import { readRecentEntries } from './read-history';
import { requireReward } from './read-rewards';

const shownDays = 14;
const dayMs = 86_400_000;

/** The feature that `diary` switches on (GAME-5): what each of the last days brought, in the circle's zone. */
export const getDiary = defineQuery(apiContract.points.getDiary, async ({ db, circle, actor, now }) => {
  const { isPurchased } = await requireReward(db, { circleId: circle.id, memberId: actor.id, id: 'diary' });
  if (!isPurchased) return { days: null };
  const entries = await readRecentEntries(db, circle.id, actor.id, now);
  const today = Date.parse(dayIn(circle.timeZone, now));
  const days = Array.from({ length: shownDays }, (_, index) =>
    dayAt(today - (shownDays - 1 - index) * dayMs),
  );
  return {
    days: days.map((day) => {
      const from = startOfDay(circle.timeZone, day);
      const to = startOfDay(circle.timeZone, dayAt(Date.parse(day) + dayMs));
      return {
        day,
        points: pointsOf(entries.filter(({ awardedAt }) => awardedAt >= from && awardedAt < to)),
      };
    }),
  };
});

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
