import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { CalendarEvent } from './calendar-event';
import { Id } from '../primitives';
import { circleEvent, personEvent, ChangedFields } from '../events/domain-event';

export const calendarEvents = {
  /** An event was put into the calendar. */
  'calendar-event.added': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** Fields of an event were edited; `changed` names them, `before` tells where it stood when it was moved. */
  'calendar-event.edited': circleEvent('event:view', {
    calendarEvent: CalendarEvent,
    changed: ChangedFields,
    before: CalendarEvent.pick({ date: true, time: true, place: true }).optional(),
  }),
  /** Somebody was asked to drive to an event or to come along (CAL-4). */
  'calendar-event.companion-asked': circleEvent('event:view', {
    calendarEvent: CalendarEvent,
    memberId: Id,
    as: z.enum(['driver', 'companion']),
  }),
  /** Whoever was to drive to an event can't: nobody does now. */
  'calendar-event.drive-handed-back': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** An event begins soon; `toldIds` are those who wanted to be reminded by now, each once for each beginning (CAL-3). */
  'calendar-event.due': circleEvent('event:view', {
    calendarEvent: CalendarEvent,
    toldIds: z.array(Id).max(circleLimits.members).optional(),
  }),
  /** An event took place; fires once per event, whoever taps twice. */
  'calendar-event.completed': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** An event will not take place; fires once per event. */
  'calendar-event.cancelled': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** A completed or cancelled event is to come again. */
  'calendar-event.reopened': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** An event was hidden. */
  'calendar-event.deleted': circleEvent('event:view', { calendarEventId: Id }),
  /** A hidden event came back. */
  'calendar-event.restored': circleEvent('event:view', { calendarEvent: CalendarEvent }),
  /** Events that repeat were added, edited, deleted or brought back: days are read anew. */
  'calendar-series.changed': circleEvent('event:view', { seriesId: Id }),
  /** Events of a calendar file were added, so many: days are read anew. */
  'calendar.imported': circleEvent('event:view', { events: z.int() }),
  /** I opened a calendar feed or ended one. */
  'calendar-feeds.changed': personEvent({ circleId: Id }),
};
