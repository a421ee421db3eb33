import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { calendarEventOf, changeCalendarEvent, lockCalendarEvent } from './calendar-event-rows';

/** Only what is still to come can be cancelled; twice is harmless. */
export const cancelCalendarEvent = defineCommand(
  apiContract.care.cancelCalendarEvent,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockCalendarEvent(tx, circle.id, input.calendarEventId);
    if (row.status === 'cancelled') return calendarEventOf(row);
    if (row.status === 'completed') throw refuse('INVALID_STATE', { message: 'This event is completed.' });
    const calendarEvent = await changeCalendarEvent(tx, row, { status: 'cancelled', updatedAt: now });
    await record('calendar-event.cancelled', { calendarEvent });
    return calendarEvent;
  },
);
