import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { askCompanions } from './ask-companions';
import { calendarEventOf } from './calendar-event-rows';
import { firstOccurrenceOf, newCalendarSeries } from './calendar-event-series';
import { calendarEventSeries } from './calendar-event-series.tables';
import { calendarEvents, type CalendarEventRow } from './calendar-events.tables';
import { requireFittingTimes, requirePeopleOfEvent, requireRecipientOfEvent } from './require-fitting-event';
import { requireRoomForEvents, requireRoomForSeries } from './require-room-in-calendar';

/** One event, or with a rule a series of them, of which the first is told (CAL-2, CAL-4). */
export const addCalendarEvent = defineCommand(
  apiContract.care.addCalendarEvent,
  async ({ tx, input, circle, actor, now, record, addRow }) => {
    requireFittingTimes(circle, input);
    await requireRecipientOfEvent(tx, circle.id, input.recipientId);
    await requirePeopleOfEvent(tx, circle.id, input);
    const addedBefore = () => refuse('ALREADY_DONE', { message: 'This event was added before.' });
    const { calendarEventId, repeat, circleId: _circleId, commandId: _commandId, ...fields } = input;
    const origin = { createdBy: actor.id, createdAt: now, updatedAt: now, deletedAt: null, importUid: null };
    if (repeat) {
      await requireRoomForSeries(tx, circle.id);
      const series = await newCalendarSeries(tx, circle, calendarEventId, { ...fields, ...origin }, repeat);
      addRow(calendarEventSeries, series, addedBefore);
      const calendarEvent = calendarEventOf(firstOccurrenceOf(series, circle.timeZone));
      await record('calendar-event.added', { calendarEvent });
      await record('calendar-series.changed', { seriesId: series.id });
      await askCompanions(record, calendarEvent);
      return calendarEvent;
    }
    await requireRoomForEvents(tx, circle.id);
    const row: CalendarEventRow = {
      ...fields,
      ...origin,
      circleId: circle.id,
      id: calendarEventId,
      status: 'pending',
      completedAt: null,
      seriesId: null,
      ruleDay: null,
      repeat: null,
    };
    addRow(calendarEvents, row, addedBefore);
    const calendarEvent = calendarEventOf(row);
    await record('calendar-event.added', { calendarEvent });
    await askCompanions(record, calendarEvent);
    return calendarEvent;
  },
);
