import { weekdays } from '@carecircle/contracts';
import { dateParts, dayNumber, daysInMonth, numberOfDate, weekdayOf } from '../../../recurrence/day-number';
import { valueOf, propertiesNamed, type FileComponent } from './file-components';

/** From `startMs` on a zone's clocks are `offsetMs` before those of UTC. */
export interface ClockChange {
  startMs: number;
  offsetMs: number;
}

const dayMs = 86_400_000;

/**
 * When the clocks of a zone that a file describes change between two years, in order; null where the description says it in a
 * way that is not read here. Read here rather than by a library, whose rules of zones a file could have run for ever.
 */
export function describedClocks(zone: FileComponent, fromYear: number, toYear: number): ClockChange[] | null {
  if (zone.brokenLine !== null) return null;
  const changes: ClockChange[] = [];
  let earliest = { startMs: Infinity, offsetMs: 0 };
  for (const clock of zone.parts) {
    if (clock.name !== 'STANDARD' && clock.name !== 'DAYLIGHT') continue;
    const before = offsetOf(valueOf(clock, 'TZOFFSETFROM'));
    const offsetMs = offsetOf(valueOf(clock, 'TZOFFSETTO'));
    const start = wallOf(valueOf(clock, 'DTSTART'));
    if (clock.brokenLine !== null || before === null || offsetMs === null || start === null) return null;
    const starts = ruleStarts(clock, start, fromYear, toYear);
    const dates = propertiesNamed(clock, 'RDATE').flatMap(({ value }) => value.split(',').map(wallOf));
    if (starts === null || dates.includes(null)) return null;
    for (const wall of [start, ...starts, ...(dates as number[])])
      changes.push({ startMs: wall - before, offsetMs });
    if (start < earliest.startMs) earliest = { startMs: start, offsetMs: before };
  }
  if (changes.length === 0) return null;
  changes.sort((one, other) => one.startMs - other.startMs);
  return [{ ...earliest, startMs: -Infinity }, ...changes];
}

function offsetOf(text: string): number | null {
  const [, sign, hours, minutes, seconds = '0'] = /^([+-])(\d{2}):?(\d{2})(\d{2})?$/.exec(text) ?? [];
  if (!sign) return null;
  const size = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -size : size;
}

/** A time on a wall, as milliseconds of a wall without offset. */
function wallOf(text: string): number | null {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z?)?$/i.exec(text.trim()) ?? [];
  if (!year) return null;
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(wall) ? null : wall;
}

function ruleStarts(clock: FileComponent, start: number, fromYear: number, toYear: number): number[] | null {
  const rules = propertiesNamed(clock, 'RRULE').map(({ value }) => value.replaceAll(/\s/g, '').toUpperCase());
  const [rule] = rules;
  if (!rule) return [];
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const dayOf = yearlyDay(parts, start);
  const until = parts.get('UNTIL');
  const end = until === undefined ? Infinity : wallOf(until);
  if (rules.length > 1 || !dayOf || end === null) return null;
  const first = dateParts(Math.floor(start / dayMs)).year;
  const starts: number[] = [];
  // An end is in UTC, a beginning on a wall: no clocks change twice within a day.
  for (let year = Math.max(first, fromYear); year <= toYear; year += 1) {
    const wall = dayOf(year) * dayMs + (((start % dayMs) + dayMs) % dayMs);
    if (wall >= start && wall <= end + dayMs / 2) starts.push(wall);
  }
  return starts;
}

const readParts = ['FREQ', 'INTERVAL', 'BYMONTH', 'BYDAY', 'BYMONTHDAY', 'UNTIL', 'WKST'];

/** The day in each year that a rule of a zone means: `2SU` of a month, a Sunday among days of it, or one day of it. */
function yearlyDay(parts: ReadonlyMap<string, string>, start: number): ((year: number) => number) | null {
  const isRead = [...parts.keys()].every((name) => readParts.includes(name));
  const month = Number(parts.get('BYMONTH') ?? dateParts(Math.floor(start / dayMs)).month + 1) - 1;
  if (!isRead || parts.get('FREQ') !== 'YEARLY' || (parts.get('INTERVAL') ?? '1') !== '1') return null;
  if (!(month >= 0 && month < 12)) return null;
  const monthDays = parts.get('BYMONTHDAY')?.split(',').map(Number);
  const [, ordinal, name] = /^([+-]?\d)?([A-Z]{2})$/.exec(parts.get('BYDAY') ?? '') ?? [];
  const weekday = weekdays.findIndex((one) => one === name);
  if (parts.has('BYDAY') && weekday < 0) return null;
  if (ordinal && !monthDays) return (year) => nthWeekday(year, month, weekday, Number(ordinal));
  if (ordinal || monthDays?.some((day) => !(day >= 1 && day <= 31))) return null;
  if (weekday < 0) {
    const day = monthDays?.[0] ?? dateParts(Math.floor(start / dayMs)).day;
    return monthDays && monthDays.length > 1 ? null : (year) => numberOfDate(year, month, day);
  }
  // A week of days of a month has each weekday once.
  if (monthDays?.length !== 7) return null;
  const first = Math.min(...monthDays);
  return (year) => {
    const from = numberOfDate(year, month, first);
    return from + ((weekday - weekdayOf(from) + 7) % 7);
  };
}

function nthWeekday(year: number, month: number, weekday: number, ordinal: number): number {
  const first = numberOfDate(year, month, 1);
  if (ordinal > 0) return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (ordinal - 1);
  const last = numberOfDate(year, month, daysInMonth(year, month));
  return last - ((weekdayOf(last) - weekday + 7) % 7) + 7 * (ordinal + 1);
}

/** Whether two zones show the same time at every moment between two days. */
export function areSameClocks(
  one: readonly ClockChange[],
  other: readonly ClockChange[],
  from: string,
  to: string,
): boolean {
  const [fromMs, toMs] = [dayNumber(from) * dayMs, (dayNumber(to) + 1) * dayMs];
  const [left, right] = [changesWithin(one, fromMs, toMs), changesWithin(other, fromMs, toMs)];
  return (
    left.length === right.length &&
    left.every(
      ({ startMs, offsetMs }, index) =>
        startMs === right[index]?.startMs && offsetMs === right[index]?.offsetMs,
    )
  );
}

/** The offset at the beginning, then each that is another one. */
function changesWithin(changes: readonly ClockChange[], fromMs: number, toMs: number): ClockChange[] {
  const within: ClockChange[] = [];
  for (const { startMs, offsetMs } of changes) {
    if (startMs >= toMs) break;
    const at = { startMs: Math.max(startMs, fromMs), offsetMs };
    if (startMs <= fromMs) within[0] = at;
    else if (within.at(-1)?.offsetMs !== offsetMs) within.push(at);
  }
  return within;
}
