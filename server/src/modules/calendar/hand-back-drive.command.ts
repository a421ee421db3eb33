import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { calendarEventOf, changeCalendarEvent, lockCalendarEvent } from './calendar-event-rows';

/** Only whoever drives can hand it back; the circle is asked for somebody else (CAL-4). */
export const handBackDrive = defineCommand(
  apiContract.care.handBackDrive,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockCalendarEvent(tx, circle.id, input.calendarEventId);
    if (row.driverId === null && row.needsDriver) return calendarEventOf(row);
    if (row.driverId !== actor.id) throw refuse('INVALID_STATE', { message: 'Somebody else drives.' });
    const changes = { driverId: null, needsDriver: true, updatedAt: now };
    const calendarEvent = await changeCalendarEvent(tx, row, changes);
    await record('calendar-event.edited', { calendarEvent, changed: ['driverId', 'needsDriver'] });
    await record('calendar-event.drive-handed-back', { calendarEvent });
    return calendarEvent;
  },
);
