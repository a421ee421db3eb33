import * as z from 'zod';
import { listLimits, dayLimits } from '../circles/circle-limits';
import {
  CalendarEvent,
  CalendarEventInput,
  calendarEventFields,
  endsAfterStart,
  transportFields,
} from './calendar-event';
import { Repeat, SeriesScope } from '../series/repeat';
import { Task } from '../tasks/task';
import { Day, Id } from '../primitives';
import { command, edit, query } from '../api/operation';

const area = 'care';
const calendarEvent = { calendarEventId: Id };

/** What an event may leave out: nobody drives it, and it happens once. */
const optionalFields = {
  needsDriver: transportFields.needsDriver.default(false),
  driverId: transportFields.driverId.default(null),
  companionId: transportFields.companionId.default(null),
  repeat: Repeat.nullable().default(null),
};

/** From the first to the last day, both included and at most 62 days apart. */
const range = { from: Day, to: Day };

/** Goes on with the day `from` after the last one that was shown: its time, `24:00` where it has none, and its id. */
const after = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00) [0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .optional();

export const calendarContract = {
  listCalendarEvents: query({
    area,
    name: 'listCalendarEvents',
    summary: 'Events of a range of days, in their order: the first 50 of each day, fewer where they are long',
    scope: 'circle',
    action: 'event:view',
    input: { ...range, after },
    output: z.array(CalendarEvent).max(listLimits.days * dayLimits.most),
  }),
  listTasksBetween: query({
    area,
    name: 'listTasksBetween',
    summary:
      'Tasks that are due in a range of days, whatever their state: the first 50 of each day, fewer where they are long',
    scope: 'circle',
    action: 'task:view',
    input: { ...range, after },
    output: z.array(Task).max(listLimits.days * dayLimits.most),
  }),
  listFullDays: query({
    area,
    name: 'listFullDays',
    summary:
      'Days of a range of which only the first events or tasks are listed, and how many more there are',
    scope: 'circle',
    action: 'event:view',
    input: range,
    output: z.array(z.object({ day: Day, events: z.int(), tasks: z.int() })).max(listLimits.days),
  }),
  addCalendarEvent: command({
    area,
    name: 'addCalendarEvent',
    summary: 'Add an event, or with a rule one that repeats; answers its first time',
    scope: 'circle',
    action: 'event:edit',
    input: { ...calendarEvent, ...calendarEventFields, ...optionalFields },
    rule: endsAfterStart,
    output: CalendarEvent,
  }),
  editCalendarEvent: command({
    area,
    name: 'editCalendarEvent',
    summary: 'Edit an event field by field',
    scope: 'circle',
    action: 'event:edit',
    input: { ...calendarEvent, ...edit(CalendarEventInput) },
    output: CalendarEvent,
  }),
  editCalendarSeries: command({
    area,
    name: 'editCalendarSeries',
    summary:
      'Edit an event and the following ones, or all of its series; with a rule an event begins to repeat or repeats otherwise, with null it no longer does',
    scope: 'circle',
    action: 'event:edit',
    input: {
      ...calendarEvent,
      seriesScope: SeriesScope,
      ...edit(CalendarEventInput),
      repeat: Repeat.nullable().optional(),
    },
    output: CalendarEvent,
  }),
  deleteCalendarSeries: command({
    area,
    name: 'deleteCalendarSeries',
    summary: 'Hide an event and the following ones, or all of its series; they can be restored',
    scope: 'circle',
    action: 'event:edit',
    input: { ...calendarEvent, seriesScope: SeriesScope },
    output: z.object({ seriesId: Id }),
  }),
  restoreCalendarSeries: command({
    area,
    name: 'restoreCalendarSeries',
    summary: 'Bring a deleted series of events back',
    scope: 'circle',
    action: 'event:edit',
    input: { seriesId: Id },
    output: z.object({ seriesId: Id }),
  }),
  claimDrive: command({
    area,
    name: 'claimDrive',
    summary: 'Drive to an event that nobody drives to yet',
    scope: 'circle',
    action: 'event:accompany',
    input: calendarEvent,
    output: CalendarEvent,
  }),
  handBackDrive: command({
    area,
    name: 'handBackDrive',
    summary: 'No longer drive to an event: the circle is asked for somebody else',
    scope: 'circle',
    action: 'event:accompany',
    input: calendarEvent,
    output: CalendarEvent,
  }),
  listUncovered: query({
    area,
    name: 'listUncovered',
    summary: 'What nobody has taken of the next 14 days: tasks of anyone, events that need a driver',
    scope: 'circle',
    action: 'task:view',
    input: {},
    output: z.object({
      tasks: z.array(Task).max(listLimits.uncovered),
      calendarEvents: z.array(CalendarEvent).max(listLimits.uncovered),
      /** How many more of both there are; they come as these are taken, and stand in the calendar. */
      more: z.int().min(0).default(0),
    }),
  }),
  completeCalendarEvent: command({
    area,
    name: 'completeCalendarEvent',
    summary: 'Pending to completed',
    scope: 'circle',
    action: 'event:edit',
    input: calendarEvent,
    output: CalendarEvent,
  }),
  cancelCalendarEvent: command({
    area,
    name: 'cancelCalendarEvent',
    summary: 'Pending to cancelled',
    scope: 'circle',
    action: 'event:edit',
    input: calendarEvent,
    output: CalendarEvent,
  }),
  reopenCalendarEvent: command({
    area,
    name: 'reopenCalendarEvent',
    summary: 'Completed or cancelled to pending',
    scope: 'circle',
    action: 'event:edit',
    input: calendarEvent,
    output: CalendarEvent,
  }),
  deleteCalendarEvent: command({
    area,
    name: 'deleteCalendarEvent',
    summary: 'Hide an event; it can be restored',
    scope: 'circle',
    action: 'event:edit',
    input: calendarEvent,
    output: z.object(calendarEvent),
  }),
  restoreCalendarEvent: command({
    area,
    name: 'restoreCalendarEvent',
    summary: 'Bring a deleted event back',
    scope: 'circle',
    action: 'event:edit',
    input: calendarEvent,
    output: CalendarEvent,
  }),
};
