import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { calendarFeeds } from './calendar-feeds.tables';

/** Ends a feed of whoever asks: its address answers as if it had never been (CAL-4). */
export const endCalendarFeed = defineCommand(
  apiContract.care.endCalendarFeed,
  async ({ tx, input, circle, actor, record }) => {
    const ended = await tx
      .delete(calendarFeeds)
      .where(
        and(
          eq(calendarFeeds.circleId, circle.id),
          eq(calendarFeeds.id, input.feedId),
          eq(calendarFeeds.memberId, actor.id),
        ),
      )
      .returning({ id: calendarFeeds.id });
    if (ended.length === 0) throw refuse('NOT_FOUND', { message: 'You have no such feed.' });
    await record.toPerson(actor.id, 'calendar-feeds.changed', { circleId: circle.id });
    return { feedId: input.feedId };
  },
);
