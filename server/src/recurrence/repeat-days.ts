import { weekdays, type Repeat } from '@carecircle/contracts';
import { dateParts, dayNumber, daysInMonth, numberOfDate, weekdayOf } from './day-number';

/** Both day numbers are included. */
interface Window {
  from: number;
  to: number;
}

/** The days on which a rule that begins at `start` happens within a window, in their order; neither `until` nor `count` is asked. */
export function repeatDays(repeat: Repeat, start: number, { from, to }: Window): number[] {
  const days: number[] = [];
  const window = { from: Math.max(from, start), to };
  if (window.from > window.to) return days;
  daysOf[repeat.frequency](repeat, start, window, days);
  return days;
}

type Rule = (repeat: Repeat, start: number, window: Window, days: number[]) => void;

const daysOf: Record<Repeat['frequency'], Rule> = {
  daily({ interval }, start, { from, to }, days) {
    const first = start + Math.ceil((from - start) / interval) * interval;
    for (let day = first; day <= to; day += interval) days.push(day);
  },
  weekly({ interval, weekdays: chosen }, start, { from, to }, days) {
    const offsets =
      chosen.length > 0 ? chosen.map((name) => weekdays.indexOf(name)).sort() : [weekdayOf(start)];
    const firstWeek = start - weekdayOf(start);
    const step = 7 * interval;
    const skipped = Math.max(0, Math.floor((from - firstWeek) / step));
    for (let week = firstWeek + skipped * step; week <= to; week += step)
      for (const offset of offsets) pushWithin(week + offset, from, to, days);
  },
  monthly({ interval, monthlyOn }, start, { from, to }, days) {
    const begin = dateParts(start);
    const rest = dateParts(from);
    const passed = (rest.year - begin.year) * 12 + rest.month - begin.month;
    for (let months = Math.floor(passed / interval) * interval; ; months += interval) {
      const month = begin.month + months;
      const year = begin.year + Math.floor(month / 12);
      const inYear = ((month % 12) + 12) % 12;
      if (numberOfDate(year, inYear, 1) > to) return;
      const day = dayOfMonth(monthlyOn, begin.day, weekdayOf(start), year, inYear);
      if (day !== null) pushWithin(numberOfDate(year, inYear, day), from, to, days);
    }
  },
  yearly({ interval }, start, { from, to }, days) {
    const begin = dateParts(start);
    const passed = dateParts(from).year - begin.year;
    for (let year = begin.year + Math.floor(passed / interval) * interval; ; year += interval) {
      if (numberOfDate(year, begin.month, 1) > to) return;
      if (begin.day <= daysInMonth(year, begin.month))
        pushWithin(numberOfDate(year, begin.month, begin.day), from, to, days);
    }
  },
};

function pushWithin(day: number, from: number, to: number, days: number[]): void {
  if (day >= from && day <= to) days.push(day);
}

/** The day that a monthly rule means in a month; null where the month has none. */
function dayOfMonth(
  monthlyOn: Repeat['monthlyOn'],
  startDay: number,
  weekday: number,
  year: number,
  month: number,
): number | null {
  const length = daysInMonth(year, month);
  if (monthlyOn === 'last-day') return length;
  if (monthlyOn === 'day') return startDay <= length ? startDay : null;
  if (monthlyOn === 'last-weekday')
    return length - ((weekdayOf(numberOfDate(year, month, length)) - weekday + 7) % 7);
  const first = 1 + ((weekday - weekdayOf(numberOfDate(year, month, 1)) + 7) % 7);
  const day = first + Math.floor((startDay - 1) / 7) * 7;
  return day <= length ? day : null;
}

/** No rule is followed further: the last day that an occurrence's id can name (`occurrence-id.ts`). */
export const lastPossibleDay = 65_535;

/** First and last day of a rule with its end; null when it never happens. The last one is null where it never ends. */
export function reachOf(repeat: Repeat, start: number): { first: number; last: number | null } | null {
  const until = repeat.until === null ? lastPossibleDay : Math.min(dayNumber(repeat.until), lastPossibleDay);
  const first = firstDay(repeat, start, until);
  if (first === undefined) return null;
  if (repeat.count !== null) return { first, last: dayOfCount(repeat, start, repeat.count) };
  if (repeat.until === null) return { first, last: null };
  return { first, last: lastDayUntil(repeat, start, until) ?? first };
}

// Longer than the longest pause within which every rule happens again: 99 years, or 8 for a 29th of February.
const longPause = 40_000;

function firstDay(repeat: Repeat, start: number, until: number): number | undefined {
  for (const reach of [400, longPause]) {
    const [first] = repeatDays(repeat, start, { from: start, to: Math.min(start + reach, until) });
    if (first !== undefined) return first;
  }
  return undefined;
}

function lastDayUntil(repeat: Repeat, start: number, until: number): number | undefined {
  for (const reach of [400, longPause, lastPossibleDay]) {
    const last = repeatDays(repeat, start, { from: until - reach, to: until }).at(-1);
    if (last !== undefined) return last;
  }
  return undefined;
}

function dayOfCount(repeat: Repeat, start: number, count: number): number | null {
  const days: number[] = [];
  for (let from = start; days.length < count && from <= lastPossibleDay; from += 1_000)
    days.push(...repeatDays(repeat, start, { from, to: Math.min(from + 999, lastPossibleDay) }));
  return days[count - 1] ?? days.at(-1) ?? null;
}
