import { defineReaction } from '../../../spine/reactions/define-reaction';
import { planSummary, zoneOfPerson } from './send-daily-summary.job';
import { nextSummaryTime } from './summary-time';

/** A person who joins a circle, or moves to another zone, has their next morning planned (NOTE-2). */
export const planSummaries = defineReaction({
  name: 'notifications.plan-summaries',
  on: ['membership.changed', 'notification-settings.changed'],
  async react({ event: { scopeId: personId }, tx, now }) {
    const timeZone = await zoneOfPerson(tx, personId);
    if (timeZone !== null) await planSummary(tx, personId, nextSummaryTime(timeZone, now));
  },
});
