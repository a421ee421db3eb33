import { coverageDays, listLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { can } from '@carecircle/permissions';
import { dayIn } from '../../records/circle-days';
import { addDays } from '../../recurrence/day-number';
import { defineQuery } from '../../spine/define-query';
import { readTasksOfDays, taskOf } from '../tasks';
import { calendarEventOf } from './calendar-event-rows';
import { readCalendarEvents } from './calendar-event-series-rows';
import { inOrderOfDays } from './in-order-of-days';

/** The coverage board (TASK-3): today and the 13 days after it; events only for who may see them. */
export const listUncovered = defineQuery(
  apiContract.care.listUncovered,
  async ({ db, circle, actor, now }) => {
    const today = dayIn(circle.timeZone, now);
    const range = { from: today, to: addDays(today, coverageDays - 1) };
    const tasks = (await readTasksOfDays(db, circle, range)).filter(
      ({ status, assigneeId }) => status !== 'completed' && assigneeId === null,
    );
    const events = can(actor, 'event:view') ? await readCalendarEvents(db, circle, range) : [];
    const uncovered = events.filter(
      ({ status, needsDriver, driverId, recipientId }) =>
        status === 'pending' && needsDriver && driverId === null && can(actor, 'event:view', recipientId),
    );
    const most = listLimits.uncovered;
    return {
      tasks: tasks.slice(0, most).map(taskOf),
      calendarEvents: inOrderOfDays(uncovered).slice(0, most).map(calendarEventOf),
      more: Math.max(0, tasks.length - most) + Math.max(0, uncovered.length - most),
    };
  },
);
