import { defineReaction } from '../../../spine/define-reaction';
import { remindOfEvents } from './remind-of-events.job';

/** Whatever changes in the calendar may change what a circle is reminded of next (CAL-3). */
export const planEventReminders = defineReaction({
  name: 'care.plan-event-reminders',
  on: [
    'calendar-event.added',
    'calendar-event.edited',
    'calendar-event.reopened',
    'calendar-event.restored',
    'calendar-series.changed',
    'calendar.imported',
  ],
  async react({ event: { scopeId: circleId }, now, schedule }) {
    await schedule(remindOfEvents, { circleId }, now, { key: circleId });
  },
});
