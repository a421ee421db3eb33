import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { calendarEventOf, changeCalendarEvent, lockCalendarEvent } from './calendar-event-rows';

/** Whoever taps second gets the completed event as it stands. */
export const completeCalendarEvent = defineCommand(
  apiContract.care.completeCalendarEvent,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockCalendarEvent(tx, circle.id, input.calendarEventId);
    if (row.status === 'completed') return calendarEventOf(row);
    if (row.status === 'cancelled') throw refuse('INVALID_STATE', { message: 'This event is cancelled.' });
    const calendarEvent = await changeCalendarEvent(tx, row, {
      status: 'completed',
      completedAt: now,
      updatedAt: now,
    });
    await record('calendar-event.completed', { calendarEvent });
    return calendarEvent;
  },
);
