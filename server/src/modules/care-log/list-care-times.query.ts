import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { defineQuery } from '../../spine/define-query';
import { careTimes } from './care-log.tables';
import { careTimeOf } from './care-time-rows';
import { cursorAfter, isAfterDay } from './day-position';

export const listCareTimes = defineQuery(apiContract.care.listCareTimes, async ({ db, input, circle }) => {
  const { recipientId, cursor, limit } = input;
  const rows = await db
    .select()
    .from(careTimes)
    .where(
      and(
        eq(careTimes.circleId, circle.id),
        eq(careTimes.recipientId, recipientId),
        isNull(careTimes.deletedAt),
        isAfterDay(careTimes, cursor),
      ),
    )
    .orderBy(desc(careTimes.day), desc(careTimes.createdAt), desc(careTimes.id))
    .limit(limit + 1);
  return { careTimes: rows.slice(0, limit).map(careTimeOf), nextCursor: cursorAfter(rows, limit) };
});
