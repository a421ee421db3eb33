import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { calendarEventOf, changeCalendarEvent, lockCalendarEvent } from './calendar-event-rows';

/** Takes a completion or a cancellation back; an event that is still to come stays as it is. */
export const reopenCalendarEvent = defineCommand(
  apiContract.care.reopenCalendarEvent,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockCalendarEvent(tx, circle.id, input.calendarEventId);
    if (row.status === 'pending') return calendarEventOf(row);
    const calendarEvent = await changeCalendarEvent(tx, row, {
      status: 'pending',
      completedAt: null,
      updatedAt: now,
    });
    await record('calendar-event.reopened', { calendarEvent });
    return calendarEvent;
  },
);
