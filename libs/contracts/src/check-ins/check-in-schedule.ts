import * as z from 'zod';
import { withRule, type FieldRule } from '../field-rule';
import { ClockTime, Day, Id, Instant, freeText } from '../primitives';
import {
  checkInScheduleLimits,
  dueCheckInReasons,
  dueCheckInStatuses,
  rungAudiences,
} from './check-in-schedule-choices';
import { Weekday } from '../series/repeat';

const { mostTimes, mostContacts, mostRungs, farthestRungMinutes } = checkInScheduleLimits;

/** One reminder of the ladder: so many minutes after the due time (before it below zero), to whom. */
export const Rung = z.strictObject({
  minutes: z.int().min(-farthestRungMinutes).max(farthestRungMinutes),
  who: z.enum(rungAudiences),
});
export type Rung = z.infer<typeof Rung>;

/** The fields of a check-in schedule that members edit (CHK-4). Times and weekdays are those of the recipient's wall. */
export const checkInScheduleFields = {
  isOn: z.boolean(),
  times: z.array(ClockTime).max(mostTimes),
  weekdays: z.array(Weekday).max(7),
  /** The member who is asked; the recipient, where they are one. */
  askedId: Id.nullable(),
  /** Members who are told when there is no check-in, in the order in which they can be reached; without any, all who may see it. */
  contactIds: z.array(Id).max(mostContacts),
  rungs: z.array(Rung).max(mostRungs),
};

/** The fields of a schedule, each for itself; an edit names some of them. */
export const CheckInScheduleInput = z.strictObject(checkInScheduleFields);
export type CheckInScheduleInput = z.infer<typeof CheckInScheduleInput>;

/** What has to hold between the fields of a schedule; codes stand at their field. */
export const checkInScheduleRules: readonly FieldRule<CheckInScheduleInput>[] = [
  { path: 'times', code: 'times_required', holds: ({ isOn, times }) => !isOn || times.length > 0 },
  { path: 'times', code: 'times_doubled', holds: ({ times }) => isWithoutDouble(times) },
  {
    path: 'weekdays',
    code: 'weekdays_required',
    holds: ({ isOn, weekdays }) => !isOn || weekdays.length > 0,
  },
  { path: 'weekdays', code: 'chosen_twice', holds: ({ weekdays }) => isWithoutDouble(weekdays) },
  { path: 'askedId', code: 'asked_required', holds: ({ isOn, askedId }) => !isOn || askedId !== null },
  {
    path: 'contactIds',
    code: 'contacts_doubled',
    holds: ({ contactIds }) => isWithoutDouble(contactIds),
  },
  {
    path: 'rungs',
    code: 'rungs_doubled',
    holds: ({ rungs }) => isWithoutDouble(rungs.map(({ minutes, who }) => `${minutes} ${who}`)),
  },
];

/** What a schedule form hands over; the same rules are checked in browser and server (ALL-3). */
export const CheckInScheduleFormInput = withRule(CheckInScheduleInput, checkInScheduleRules);

/** When somebody is asked how one person is; every recipient has one, off until a member sets it up. */
export const CheckInSchedule = z.object({ circleId: Id, recipientId: Id, ...checkInScheduleFields });
export type CheckInSchedule = z.infer<typeof CheckInSchedule>;

/** A check-in that is asked for at one time of one day (CHK-4). A check-in from `opensAt` until before `closesAt` answers it. */
export const DueCheckIn = z.object({
  id: Id,
  circleId: Id,
  recipientId: Id,
  day: Day,
  time: ClockTime,
  dueAt: Instant,
  opensAt: Instant,
  closesAt: Instant,
  status: z.enum(dueCheckInStatuses),
  reason: z.enum(dueCheckInReasons).nullable(),
  checkInId: Id.nullable(),
  doneAt: Instant.nullable(),
  /** The member who is on it: nobody is reminded any more. */
  onItId: Id.nullable(),
  onItAt: Instant.nullable(),
  missedAt: Instant.nullable(),
});
export type DueCheckIn = z.infer<typeof DueCheckIn>;

/** Days of the recipient's calendar, both included; without `until` they do not end. */
export const DayRange = z.object({ from: Day, until: Day.nullable() });
export type DayRange = z.infer<typeof DayRange>;

/** The fields of a pause that members fill in. */
export const checkInPauseFields = { from: Day, until: Day.nullable(), reason: freeText(300) };

/** What has to hold between the days of a pause. */
export const checkInPauseRule: FieldRule<DayRange> = {
  path: 'until',
  code: 'end_before_start',
  holds: ({ from, until }) => until === null || until >= from,
};

/** What a pause form hands over. */
export const CheckInPauseInput = withRule(z.strictObject(checkInPauseFields), checkInPauseRule);

/** Days on which nobody is asked for a check-in on one person (CHK-4). */
export const CheckInPause = z.object({
  id: Id,
  circleId: Id,
  recipientId: Id,
  ...checkInPauseFields,
  createdBy: Id,
  createdAt: Instant,
});
export type CheckInPause = z.infer<typeof CheckInPause>;

function isWithoutDouble(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
