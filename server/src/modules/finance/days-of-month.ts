import { Temporal } from 'temporal-polyfill';

/** First and last day (`YYYY-MM-DD`) of a month (`YYYY-MM`). */
export function daysOfMonth(month: string): [string, string] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return [`${month}-01`, `${month}-${String(daysInMonth).padStart(2, '0')}`];
}

/** A month (`YYYY-MM`) and those before it, `count` in all, the oldest first; none before the year 1. */
export function monthsUpTo(month: string, count: number): string[] {
  const last = Temporal.PlainYearMonth.from(month);
  return Array.from({ length: count }, (_, index) =>
    last.subtract({ months: count - 1 - index }).toString(),
  ).filter((each) => each >= '0001-01' && !each.startsWith('-'));
}
