import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { calendarEventOf, changeCalendarEvent, lockCalendarEventEvenDeleted } from './calendar-event-rows';

export const restoreCalendarEvent = defineCommand(
  apiContract.care.restoreCalendarEvent,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockCalendarEventEvenDeleted(tx, circle.id, input.calendarEventId);
    if (!row.deletedAt) return calendarEventOf(row);
    requireInTrash(row.deletedAt, now);
    const calendarEvent = await changeCalendarEvent(tx, row, { deletedAt: null, updatedAt: now });
    await record('calendar-event.restored', { calendarEvent });
    return calendarEvent;
  },
);
