import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../records/changed-fields';
import { requireSeen } from '../../records/require-seen';
import { defineCommand } from '../../spine/define-command';
import { askCompanions } from './ask-companions';
import { calendarEventOf, changeCalendarEvent, lockCalendarEvent } from './calendar-event-rows';
import { requireFittingTimes, requirePeopleOfEvent, requireRecipientOfEvent } from './require-fitting-event';

const timeFields = ['date', 'time', 'endTime'];
/** Whoever planned for the event has to know. */
const movingFields = ['date', 'time', 'place'];

/**
 * Only the fields sent are written, so that two members who edit different fields both keep their work; what they make of the
 * times together has to fit.
 */
export const editCalendarEvent = defineCommand(
  apiContract.care.editCalendarEvent,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockCalendarEvent(tx, circle.id, input.calendarEventId);
    requireSeen(calendarEventOf(row), input.changes, input.seen);
    const changes = changedFields(row, input.changes);
    const changed = Object.keys(changes);
    if (changed.length === 0) return calendarEventOf(row);
    if (changed.some((field) => timeFields.includes(field)))
      requireFittingTimes(circle, { ...row, ...changes });
    if (changes.recipientId !== undefined) await requireRecipientOfEvent(tx, circle.id, changes.recipientId);
    await requirePeopleOfEvent(tx, circle.id, changes);
    const calendarEvent = await changeCalendarEvent(tx, row, { ...changes, updatedAt: now });
    const isMoved = changed.some((field) => movingFields.includes(field));
    const { date, time, place } = row;
    await record('calendar-event.edited', {
      calendarEvent,
      changed,
      ...(isMoved && { before: { date, time, place } }),
    });
    await askCompanions(record, calendarEvent, row);
    return calendarEvent;
  },
);
