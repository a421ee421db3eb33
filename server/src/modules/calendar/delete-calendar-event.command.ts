import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeCalendarEvent, lockCalendarEventEvenDeleted } from './calendar-event-rows';

export const deleteCalendarEvent = defineCommand(
  apiContract.care.deleteCalendarEvent,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockCalendarEventEvenDeleted(tx, circle.id, input.calendarEventId);
    if (row.deletedAt) return { calendarEventId: row.id };
    await changeCalendarEvent(tx, row, { deletedAt: now, updatedAt: now });
    await record('calendar-event.deleted', { calendarEventId: row.id });
    return { calendarEventId: row.id };
  },
);
