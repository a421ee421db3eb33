import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../../spine/define-query';
import { calendarFeedOf, readFeedsOf } from './calendar-feed-rows';

export const listCalendarFeeds = defineQuery(
  apiContract.care.listCalendarFeeds,
  async ({ db, circle, actor }) => (await readFeedsOf(db, circle.id, actor.id)).map(calendarFeedOf),
);
