import { mostCalendarFeeds } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { requireRoomFor } from '../../../records/require-room-for';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { calendarFeedOf, digestOfToken, isFeedOf } from './calendar-feed-rows';
import { calendarFeeds, type CalendarFeedRow } from './calendar-feeds.tables';

/** Opens a feed of the calendar for whoever asks; the server never learns its secret again (CAL-4). */
export const addCalendarFeed = defineCommand(
  apiContract.care.addCalendarFeed,
  async ({ tx, input, circle, actor, now, record, addRow, services }) => {
    const own = isFeedOf(circle.id, actor.id);
    await requireRoomFor(tx, calendarFeeds, own, { of: actor.id, most: mostCalendarFeeds });
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
