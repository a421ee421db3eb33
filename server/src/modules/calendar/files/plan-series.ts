import type { Repeat } from '@carecircle/contracts';
import { addDays, dayName, dayNumber } from '../../../recurrence/day-number';
import { reachOf } from '../../../recurrence/repeat-days';
import { isRuleDay, type Schedule } from '../../../recurrence/schedule';
import { minuteOf } from '../../../recurrence/zone-walls';
import { onOtherWall } from '../feeds/wall-to-file';
import { LeftOut, type FileEvent, type FileTime } from './file-event';
import { daysOf, repeatOf, requireDaily } from './file-rule';
import { minutesOf, planTimes, type Told, type Zones } from './plan-event';

export interface PlannedSeries {
  schedule: Schedule;
  durationMinutes: number | null;
  /** Days of its rule on which it does not happen. */
  excepted: string[];
  told: Told[];
}

/** Days that are written one by one, of whatever number of times. */
const mostDays = 1_000;

/**
 * What repeats or takes several days, as a schedule that keeps the time of the file's own zone. `mayList` is asked before the days of
 * a rule are written one by one.
 */
export function planSeries(event: FileEvent, zones: Zones, mayList: () => void): PlannedSeries {
  const { start, rule, extra } = event;
  if (rule) requireDaily(rule, start);
  const { days: length } = planTimes(event, zones);
  const zone = start.zone ?? zones.recipient;
  const excepted = event.excepted.map((time) => dayInZone(time, start, zone)).sort();
  const told: Told[] = [];
  const repeat = exactRule(event, length);
  if (repeat) {
    const schedule = withRepeat(repeat, start, zone);
    return {
      schedule,
      ...lengthOf(event, zones, told),
      excepted: ofRule(schedule, excepted),
      told,
    };
  }
  if (rule) mayList();
  const found = rule ? daysOf(rule, start) : { days: [start.day], isCutOff: false };
  const begins = [...found.days, ...extra.map((time) => dayInZone(time, start, zone))].filter(
    (day) => !excepted.includes(day),
  );
  const most = Math.max(1, Math.floor(mostDays / length));
  if (found.isCutOff || begins.length > most) told.push('cut-off');
  const all = begins
    .slice(0, most)
    .flatMap((day) => Array.from({ length }, (_, index) => addDays(day, index)));
  const days = [...new Set(all)].sort();
  const [first] = days;
  if (first === undefined) throw new LeftOut('strange-rule');
  const schedule = { repeat: null, days, ...begin(start, zone), startDate: first, firstDate: first };
  return {
    schedule: { ...schedule, lastDate: days.at(-1) ?? first },
    ...lengthOf(event, zones, told),
    excepted: [],
    told,
  };
}

/** The day of a series' rule that a time of the file names; null where it names none. */
export function ruleDayOfTime(time: FileTime, start: FileTime, { schedule }: PlannedSeries): string | null {
  const day = dayInZone(time, start, schedule.timeZone);
  return isRuleDay(schedule, day) ? day : null;
}

function exactRule({ rule, start, extra }: FileEvent, length: number): Repeat | null {
  if (length > 999) throw new LeftOut('out-of-range');
  if (extra.length > 0) return null;
  if (rule) return length === 1 ? repeatOf(rule, start) : null;
  return { frequency: 'daily', interval: 1, weekdays: [], monthlyOn: 'day', until: null, count: length };
}

function withRepeat(repeat: Repeat, start: FileTime, zone: string): Schedule {
  const reach = reachOf(repeat, dayNumber(start.day));
  if (!reach) throw new LeftOut('strange-rule');
  const lastDate = reach.last === null ? null : dayName(reach.last);
  return {
    repeat,
    days: null,
    ...begin(start, zone),
    startDate: start.day,
    firstDate: dayName(reach.first),
    lastDate,
  };
}

const begin = ({ time }: FileTime, timeZone: string) => ({ time, timeZone, dayShift: 0 });

const ofRule = (schedule: Schedule, days: string[]) => [
  ...new Set(days.filter((day) => isRuleDay(schedule, day))),
];

export function lengthOf(event: FileEvent, zones: Zones, told: Told[]): { durationMinutes: number | null } {
  const { time } = event.start;
  if (time === null) return { durationMinutes: null };
  const minutes = minutesOf(event, zones);
  const left = 24 * 60 - 1 - minuteOf(time);
  if (minutes > left + 1) told.push('ends-later');
  return { durationMinutes: minutes === 0 || left === 0 ? null : Math.min(minutes, left) };
}

/** The day on which a wall of the series' zone shows a time; a whole day is the same everywhere. */
export function dayInZone({ day, time, zone }: FileTime, start: FileTime, seriesZone: string): string {
  if (time === null || zone === null || start.time === null) return day;
  return onOtherWall({ day, time }, zone, seriesZone).day;
}
