import { reportLimits, type ReportPeriod, type ReportRange } from '@carecircle/contracts';
import { Temporal } from 'temporal-polyfill';
import { dayIn } from '../../records/circle-days';
import { addDays, dayNumber } from '../../recurrence/day-number';

export interface RangeAsked {
  period: ReportPeriod;
  from?: string | undefined;
  to?: string | undefined;
}

export interface ReportRanges {
  range: ReportRange;
  /** As many days or months, up to the day before. */
  before: ReportRange;
}

const spans = { weekly: { days: 7 }, monthly: { months: 1 }, quarterly: { months: 3 } };

/** Days of a report in a time zone: those chosen, or back from today by 7 days, a month or three, today included (REP-1). */
export function reportRange({ period, from, to }: RangeAsked, timeZone: string, now: Date): ReportRanges {
  if (from && to) {
    const dayBefore = addDays(from, -1);
    return {
      range: { from, to },
      before: { from: addDays(dayBefore, 1 - daysOf({ from, to })), to: dayBefore },
    };
  }
  const today = Temporal.PlainDate.from(dayIn(timeZone, now));
  const endBefore = today.subtract(spans[period]);
  const firstOf = (end: Temporal.PlainDate) => end.subtract(spans[period]).add({ days: 1 }).toString();
  return {
    range: { from: firstOf(today), to: today.toString() },
    before: { from: firstOf(endBefore), to: endBefore.toString() },
  };
}

export function daysOf({ from, to }: ReportRange): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

const mostSingleDays = 31;

/** Days that a point of a plot stands for: one up to a month, then whole weeks, so that no weekday weighs more. */
export function stepDaysOf(range: ReportRange): number {
  const days = daysOf(range);
  return days <= mostSingleDays ? 1 : 7 * Math.ceil(days / (7 * reportLimits.points));
}
