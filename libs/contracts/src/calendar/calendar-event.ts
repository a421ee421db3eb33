import * as z from 'zod';
import { withRule, type FieldRule } from '../field-rule';
import { ClockTime, Day, Id, Instant, freeText, line } from '../primitives';
import { calendarEventTypes } from './calendar-event-types';
import { Repeat } from '../series/repeat';

export const CalendarEventType = z.enum(calendarEventTypes);
export type CalendarEventType = z.infer<typeof CalendarEventType>;

export const CalendarEventStatus = z.enum(['pending', 'completed', 'cancelled']);
export type CalendarEventStatus = z.infer<typeof CalendarEventStatus>;

/**
 * The fields of an event that members edit (CAL-2). Its times are those of a clock on the circle's wall; an event without a time is
 * all day, and has to say so: null, not left out.
 */
export const calendarEventFields = {
  title: line(200),
  description: freeText(4000),
  recipientId: Id.nullable(),
  date: Day,
  time: ClockTime.nullable(),
  endTime: ClockTime.nullable(),
  type: CalendarEventType,
  place: freeText(300),
  doctor: freeText(200),
  reminder: z.boolean(),
};

/** Who brings and who accompanies the person cared for (CAL-4); `needsDriver` asks the circle for somebody. */
export const transportFields = {
  needsDriver: z.boolean(),
  driverId: Id.nullable(),
  companionId: Id.nullable(),
};

/** The fields of an event, each for itself; an edit names some of them. */
export const CalendarEventInput = z.strictObject({ ...calendarEventFields, ...transportFields });
export type CalendarEventInput = z.infer<typeof CalendarEventInput>;

/** An event ends after it begins, on the same day; one that is all day has no end (CAL-2). */
export const endsAfterStart: FieldRule<Pick<CalendarEventInput, 'time' | 'endTime'>> = {
  path: 'endTime',
  code: 'end_before_start',
  holds: ({ time, endTime }) => endTime === null || (time !== null && endTime > time),
};

/** What an event form hands over; the same rules are checked in browser and server (ALL-3). */
export const CalendarEventForm = withRule(
  z.strictObject({ ...calendarEventFields, ...transportFields, repeat: Repeat.nullable().optional() }),
  endsAfterStart,
);

export const CalendarEvent = z.object({
  id: Id,
  circleId: Id,
  ...calendarEventFields,
  status: CalendarEventStatus,
  createdBy: Id,
  createdAt: Instant,
  updatedAt: Instant,
  completedAt: Instant.nullable(),
  needsDriver: transportFields.needsDriver.default(false),
  driverId: transportFields.driverId.default(null),
  companionId: transportFields.companionId.default(null),
  /** The series that it is one time of. */
  seriesId: Id.nullable().default(null),
  /** How it repeats; null too where a file's rule says more than people choose here. */
  repeat: Repeat.nullable().default(null),
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;
