import { careLogLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq, gte, isNull, sum } from 'drizzle-orm';
import { periodOf } from '../../records/circle-days';
import { addDays } from '../../recurrence/day-number';
import { defineQuery } from '../../spine/define-query';
import { findRecipient } from '../circles';
import { careTimes } from './care-log.tables';

interface MinutesOnDay {
  memberId: string;
  day: string;
  minutes: number;
}

/** Whoever the circle does not care for has the days of the circle's zone, and no minutes. */
export const getCareHours = defineQuery(
  apiContract.care.getCareHours,
  async ({ db, input: { recipientId }, circle, now }) => {
    const recipient = await findRecipient(db, circle.id, recipientId);
    const timeZone = recipient?.timeZone ?? circle.timeZone;
    const week = periodOf('weekly', timeZone, now).start;
    const month = periodOf('monthly', timeZone, now).start;
    const starts = Array.from({ length: careLogLimits.weeks }, (_, index) =>
      addDays(week, 7 * (index + 1 - careLogLimits.weeks)),
    );
    const [first = week] = starts;
    const found: MinutesOnDay[] = await db
      .select({
        memberId: careTimes.memberId,
        day: careTimes.day,
        minutes: sum(careTimes.minutes).mapWith(Number),
      })
      .from(careTimes)
      .where(
        and(
          eq(careTimes.circleId, circle.id),
          eq(careTimes.recipientId, recipientId),
          gte(careTimes.day, first < month ? first : month),
          isNull(careTimes.deletedAt),
        ),
      )
      .groupBy(careTimes.memberId, careTimes.day);
    return {
      weeks: starts.map((start) =>
        totalOf(
          start,
          found.filter(({ day }) => day >= start && day < addDays(start, 7)),
        ),
      ),
      month: totalOf(
        month,
        found.filter(({ day }) => day >= month),
      ),
    };
  },
);

/** Whoever gave most comes first. */
function totalOf(start: string, found: readonly MinutesOnDay[]) {
  const byMember = new Map<string, number>();
  for (const { memberId, minutes } of found) byMember.set(memberId, (byMember.get(memberId) ?? 0) + minutes);
  const members = [...byMember]
    .map(([memberId, minutes]) => ({ memberId, minutes }))
    .sort((one, other) => other.minutes - one.minutes || one.memberId.localeCompare(other.memberId));
  return {
    start,
    minutes: members.length === 0 ? null : members.reduce((total, { minutes }) => total + minutes, 0),
    members,
  };
}
