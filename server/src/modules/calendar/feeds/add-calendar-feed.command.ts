import { mostCalendarFeeds } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { calendarFeedOf, digestOfToken, readFeedsOf } from './calendar-feed-rows';
import { calendarFeeds, type CalendarFeedRow } from './calendar-feeds.tables';

/** Opens a feed of the calendar for whoever asks; the server never learns its secret again (CAL-4). */
export const addCalendarFeed = defineCommand(
  apiContract.care.addCalendarFeed,
  async ({ tx, input, circle, actor, now, record, addRow, services }) => {
    const { length } = await readFeedsOf(tx, circle.id, actor.id);
    if (length >= mostCalendarFeeds)
      throw refuse('INVALID_STATE', { message: `A member can have ${mostCalendarFeeds} feeds.` });
    const row: CalendarFeedRow = {
      circleId: circle.id,
      id: input.feedId,
      memberId: actor.id,
      digest: digestOfToken(services.crypto, input.token),
      level: input.level,
      createdAt: now,
      lastReadAt: null,
    };
    addRow(calendarFeeds, row, () => refuse('ALREADY_DONE', { message: 'This feed was added before.' }));
    await record.toPerson(actor.id, 'calendar-feeds.changed', { circleId: circle.id });
    return calendarFeedOf(row);
  },
);
