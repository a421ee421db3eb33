import { apiContract } from '@carecircle/contracts/api';
import { findMember } from '../../access/find-member';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { calendarEventOf, changeCalendarEvent, lockCalendarEvent } from './calendar-event-rows';

/** Of several who want to drive, the first one does (CAL-4). */
export const claimDrive = defineCommand(
  apiContract.care.claimDrive,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockCalendarEvent(tx, circle.id, input.calendarEventId);
    if (row.driverId === actor.id) return calendarEventOf(row);
    if (row.status !== 'pending') throw refuse('INVALID_STATE', { message: 'This event is over.' });
    if (row.driverId !== null) {
      const driver = await findMember(tx, circle.id, row.driverId);
      throw refuse('ALREADY_DONE', { message: `${driver?.name ?? 'Another member'} drives already.` });
    }
    if (!row.needsDriver) throw refuse('INVALID_STATE', { message: 'This event needs no driver.' });
    const calendarEvent = await changeCalendarEvent(tx, row, { driverId: actor.id, updatedAt: now });
    await record('calendar-event.edited', { calendarEvent, changed: ['driverId'] });
    return calendarEvent;
  },
);
