import { calendarImportLimits, weekdays, type Repeat, type Weekday } from '@carecircle/contracts';
import { RRuleTemporal } from 'rrule-temporal';
import { addDays, dateParts, dayNumber, daysInMonth, weekdayOf } from '../../../recurrence/day-number';
import { onOtherWall } from '../feeds/wall-to-file';
import { LeftOut, type FileRule, type FileTime } from './file-event';

/** What a rule of a file is here, when it can be said exactly; null when its days have to be written one by one. */
export function repeatOf(rule: FileRule, start: FileTime): Repeat | null {
  const { interval, count } = rule;
  const choice = choiceOf(rule, start.day);
  if (!choice || interval > 99 || (count !== null && count > 999)) return null;
  const until = rule.until && lastDayOf(rule.until, start);
  return { monthlyOn: 'day', weekdays: [], ...choice, interval, count, until };
}

/** The days of a rule, in their order and so many at most; refuses one that has none within reach. */
export function daysOf(rule: FileRule, start: FileTime): { days: string[]; isCutOff: boolean } {
  const parts = Object.entries(rule.parts).map(([name, values]) => `${name}=${values.join(',')}`);
  const until = rule.until && lastDayOf(rule.until, start);
  const text = [
    ...parts,
    `INTERVAL=${rule.interval}`,
    ...(rule.count === null ? [] : [`COUNT=${rule.count}`]),
    ...(until ? [`UNTIL=${until.replaceAll('-', '')}T000000Z`] : []),
  ];
  const days: string[] = [];
  let isFound = false;
  try {
    // Days have no zone: in UTC no clocks change among them.
    const read = new RRuleTemporal({
      rruleString: `DTSTART:${start.day.replaceAll('-', '')}T000000Z\nRRULE:${text.join(';')}`,
      maxIterations: 1_000,
      includeDtstart: true,
      cache: false,
    });
    read.all((moment) => {
      const day = moment.toPlainDate().toString();
      if (day > '2099-12-31' || days.length > calendarImportLimits.daysOfRule) return false;
      days.push(day);
      return true;
    });
    isFound = true;
  } catch {
    // It looked for its next day for too long; those found are cut off there.
  }
  if (days.length === 0) throw new LeftOut('strange-rule');
  const { daysOfRule } = calendarImportLimits;
  const isEndless = rule.count === null && rule.until === null;
  const isShort = !isFound || (rule.count !== null && days.length < rule.count);
  return { days: days.slice(0, daysOfRule), isCutOff: isEndless || isShort || days.length > daysOfRule };
}

/** Refuses what happens more than once a day. */
export function requireDaily({ parts }: FileRule, start: FileTime): void {
  if (/^(SECONDLY|MINUTELY|HOURLY)$/.test(parts.FREQ?.[0] ?? '')) throw new LeftOut('too-often');
  const time = { BYHOUR: start.time?.slice(0, 2), BYMINUTE: start.time?.slice(3), BYSECOND: '00' };
  for (const [name, own] of Object.entries(time)) {
    const said = parts[name];
    if (said && said.length > 1) throw new LeftOut('too-often');
    if (said && Number(said[0]) !== Number(own)) throw new LeftOut('strange-rule');
  }
}

// An end at a time of its last day that is before the beginning leaves that day out.
function lastDayOf(until: FileTime, start: FileTime): string {
  if (until.time === null || start.time === null) return until.day;
  const there = start.zone ?? until.zone ?? 'UTC';
  const { day, time } = onOtherWall({ day: until.day, time: until.time }, until.zone ?? there, there);
  return time < start.time ? addDays(day, -1) : day;
}

type Choice = Pick<Repeat, 'frequency'> & Partial<Pick<Repeat, 'weekdays' | 'monthlyOn'>>;

const timeParts = ['FREQ', 'BYHOUR', 'BYMINUTE', 'BYSECOND'];

function choiceOf({ parts, interval }: FileRule, day: string): Choice | null {
  const { year, month, day: date } = dateParts(dayNumber(day));
  const own = weekdays[weekdayOf(dayNumber(day))] ?? 'MO';
  const frequency = parts.FREQ?.[0];
  const said = (name: string) => parts[name]?.join(',');
  const has = (...names: string[]) =>
    Object.keys(parts).every((name) => timeParts.includes(name) || names.includes(name));
  const chosen = plainWeekdays(parts.BYDAY);
  const isOwnDay = (said('BYMONTHDAY') ?? String(date)) === String(date);
  const isOwnMonth = (said('BYMONTH') ?? String(month + 1)) === String(month + 1);
  if (frequency === 'DAILY' && has('WKST')) return { frequency: 'daily' };
  if ((frequency === 'WEEKLY' && has('BYDAY', 'WKST')) || (frequency === 'DAILY' && has('BYDAY', 'WKST'))) {
    // Weeks begin on Monday here, and a beginning counts as the first time wherever it stands.
    const isPlain = interval === 1 || (frequency === 'WEEKLY' && (!parts.WKST || chosen?.length === 1));
    if (!parts.BYDAY) return { frequency: 'weekly', weekdays: [own] };
    return chosen && chosen.includes(own) && isPlain ? { frequency: 'weekly', weekdays: chosen } : null;
  }
  if (frequency === 'MONTHLY') {
    if (has('WKST')) return { frequency: 'monthly', monthlyOn: 'day' };
    if (has('BYMONTHDAY', 'WKST')) {
      if (isOwnDay) return { frequency: 'monthly', monthlyOn: 'day' };
      const isLast = said('BYMONTHDAY') === '-1' && date === daysInMonth(year, month);
      return isLast ? { frequency: 'monthly', monthlyOn: 'last-day' } : null;
    }
    return has('BYDAY', 'BYSETPOS', 'WKST') ? weekdayOfMonth(said('BYDAY'), said('BYSETPOS'), day) : null;
  }
  if (frequency === 'YEARLY' && has('BYMONTH', 'BYMONTHDAY', 'WKST') && isOwnDay && isOwnMonth)
    return has('BYMONTHDAY', 'WKST') && parts.BYMONTHDAY ? null : { frequency: 'yearly' };
  return null;
}

function plainWeekdays(said: readonly string[] | undefined): Weekday[] | null {
  const found = weekdays.filter((name) => said?.includes(name));
  return said && found.length === said.length ? found : null;
}

/** `BYDAY=2TU`, or as Outlook writes it `BYDAY=TU;BYSETPOS=2`. */
function weekdayOfMonth(byDay = '', setPosition: string | undefined, day: string): Choice | null {
  const [, ordinal, name] = /^(-?\d)?([A-Z]{2})$/.exec(byDay) ?? [];
  if ((ordinal === undefined) === (setPosition === undefined)) return null;
  const { year, month, day: date } = dateParts(dayNumber(day));
  if (name !== weekdays[weekdayOf(dayNumber(day))]) return null;
  const position = Number(ordinal ?? setPosition);
  if (position === Math.ceil(date / 7)) return { frequency: 'monthly', monthlyOn: 'weekday' };
  const isLast = position === -1 && date + 7 > daysInMonth(year, month);
  return isLast ? { frequency: 'monthly', monthlyOn: 'last-weekday' } : null;
}
