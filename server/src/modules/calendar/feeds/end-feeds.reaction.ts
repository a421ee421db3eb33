import { and, eq } from 'drizzle-orm';
import { defineReaction } from '../../../spine/reactions/define-reaction';
import { calendarFeeds } from './calendar-feeds.tables';

/**
 * Feeds of who left the circle are gone for good, also when they come back (PRIV-3). Reading asks for the membership each time,
 * so none answers before this has run.
 */
export const endFeeds = defineReaction({
  name: 'care.end-feeds',
  on: ['member.removed'],
  async react({ tx, event }) {
    const { circleId, id } = event.payload.member;
    await tx
      .delete(calendarFeeds)
      .where(and(eq(calendarFeeds.circleId, circleId), eq(calendarFeeds.memberId, id)));
  },
});
