import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { askCompanions } from './ask-companions';
import { calendarEventOf } from './calendar-event-rows';
import { firstOccurrenceOf, newCalendarSeries } from './calendar-event-series';
import { calendarEventSeries } from './calendar-event-series.tables';
import { putCalendarEvent } from './put-calendar-event';
import { requireFittingTimes, requirePeopleOfEvent, requireRecipientOfEvent } from './require-fitting-event';
import { requireRoomForSeries } from './require-room-in-calendar';

/** One event, or with a rule a series of them, of which the first is told (CAL-2, CAL-4). */
export const addCalendarEvent = defineCommand(
  apiContract.care.addCalendarEvent,
  async ({ input, circle, actor, ...unit }) => {
    const { tx, now, record, addRow } = unit;
    requireFittingTimes(circle, input);
    await requireRecipientOfEvent(tx, circle.id, input.recipientId);
    await requirePeopleOfEvent(tx, circle.id, input);
    const { repeat, circleId: _circleId, commandId: _commandId, ...event } = input;
    if (!repeat) return putCalendarEvent(unit, circle.id, actor.id, event);
    const { calendarEventId, ...fields } = event;
    const origin = { createdBy: actor.id, createdAt: now, updatedAt: now, deletedAt: null, importUid: null };
    await requireRoomForSeries(tx, circle.id);
    const series = await newCalendarSeries(tx, circle, calendarEventId, { ...fields, ...origin }, repeat);
    addRow(calendarEventSeries, series, () =>
      refuse('ALREADY_DONE', { message: 'This event was added before.' }),
    );
    const calendarEvent = calendarEventOf(firstOccurrenceOf(series, circle.timeZone));
    await record('calendar-event.added', { calendarEvent });
    await record('calendar-series.changed', { seriesId: series.id });
    await askCompanions(record, calendarEvent);
    return calendarEvent;
  },
);
