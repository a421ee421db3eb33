import type { Medication } from '@carecircle/contracts';
import { Temporal } from 'temporal-polyfill';
import { wallMoments, type WallMoment } from '../../../recurrence/wall-moments';

/** What of a medication says when its doses are due. */
export type DoseSchedule = Pick<
  Medication,
  'frequency' | 'times' | 'weekday' | 'monthDay' | 'startDate' | 'endDate'
>;

/** The doses of a schedule that are due later than `after` and not later than `until`, in their order (MED-5). */
export function doseMoments(
  schedule: DoseSchedule,
  timeZone: string,
  after: Date,
  until: Date,
): WallMoment[] {
  const isDue = (day: string) => hasDoses(schedule, day);
  return wallMoments({ times: schedule.times, isDue, timeZone, after, until });
}

/** Whether a day `YYYY-MM-DD` is one of those on which a schedule has doses. */
export function hasDoses(schedule: DoseSchedule, day: string): boolean {
  const { frequency, weekday, monthDay, startDate, endDate } = schedule;
  if (frequency === 'as-needed' || day < startDate || (endDate !== null && day > endDate)) return false;
  if (frequency !== 'weekly' && frequency !== 'monthly') return true;
  const date = Temporal.PlainDate.from(day);
  return frequency === 'weekly'
    ? date.dayOfWeek === weekday
    : date.day === Math.min(monthDay ?? 1, date.daysInMonth);
}
