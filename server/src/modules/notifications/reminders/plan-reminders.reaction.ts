import type { DomainEvent } from '@carecircle/contracts';
import { listMembershipsOf } from '../../../access/find-member';
import { putJob } from '../../../spine/jobs/job-table';
import { defineReaction } from '../../../spine/reactions/define-reaction';
import { tendReminders } from './tend-reminders.job';

/**
 * Whatever changes what is due, who may see it or how long before its reader wants to know lets the circle's reminders be looked
 * after (NOTE-4).
 */
export const planReminders = defineReaction({
  name: 'notifications.plan-reminders',
  on: [
    ...(['task.added', 'task.edited', 'task.claimed', 'task.handed-back', 'task.reopened'] as const),
    ...(['task.restored', 'task-series.changed'] as const),
    ...(['calendar-event.added', 'calendar-event.edited', 'calendar-event.reopened'] as const),
    ...(['calendar-event.restored', 'calendar-series.changed', 'calendar.imported'] as const),
    ...(['medication.added', 'medication.edited', 'medication.resumed', 'medication.restored'] as const),
    ...(['dose.undone', 'recipient.edited'] as const),
    ...(['bill.added', 'bill.edited', 'bill.restored', 'payment.reversed'] as const),
    // A circle that is restored from a copy has all its records from the first.
    ...(['circle.created', 'circle.reset', 'circle.kept', 'sharing.changed'] as const),
    ...(['member.joined', 'member.role-changed', 'member.permissions-changed', 'member.removed'] as const),
    'notification-settings.changed',
  ],
  async react({ event: changed, tx, now }) {
    const event: DomainEvent = changed;
    const circleIds =
      event.type === 'notification-settings.changed'
        ? (await listMembershipsOf(tx, event.scopeId))
            .filter(({ status }) => status === 'active')
            .map(({ circleId }) => circleId)
        : [event.scopeId];
    for (const circleId of circleIds)
      await putJob(tx, { job: tendReminders, payload: { circleId }, dueAt: now, circleId, key: circleId });
  },
});
