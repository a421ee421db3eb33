import { weekdays, type Repeat } from '@carecircle/contracts';
import { addDays, dayNumber, weekdayOf } from '../../../recurrence/day-number';
import { rruleOf } from '../../../recurrence/rrule-text';
import { ruleDays, type Schedule } from '../../../recurrence/schedule';
import type { WallMoment } from './feed-entry';
import { dayText, instantText, wallText } from './wall-to-file';

/** How far ahead days are written one by one where no rule says them: such a series is read anew long before. */
const yearsAhead = 3;

/** When a day of a schedule's rule is, on a wall of the schedule's zone; midnight for one that is all day. */
export function momentOfRuleDay({ dayShift, time }: Schedule, ruleDay: string): WallMoment {
  return { day: addDays(ruleDay, time === null ? 0 : dayShift), time: time ?? '00:00' };
}

/** RRULE, RDATE and EXDATE of a series whose first day is DTSTART (RFC 5545); `excepted` are days of its rule. */
export function ruleLines(schedule: Schedule, excepted: readonly string[], today: string): string {
  const isRule = schedule.repeat !== null && (schedule.dayShift === 0 || isShiftable(schedule.repeat));
  const times = isRule ? [`RRULE:${shiftedRule(schedule)}`] : eachDay(schedule, today);
  return [...times, ...excepted.map((day) => dateLine('EXDATE', schedule, day))].join('\r\n');
}

/** The end of a rule is its last day, also where it is counted: what follows a split is a series of its own. */
function shiftedRule(schedule: Schedule): string {
  const repeat = schedule.repeat as Repeat;
  const { lastDate, startDate, time, timeZone } = schedule;
  const last = lastDate === null ? null : momentOfRuleDay(schedule, lastDate);
  const until = last && (time === null ? dayText(last.day) : instantText(last, timeZone));
  const rule = rruleOf({ ...repeat, count: null, until: null }, startDate, until);
  const shift = time === null ? 0 : schedule.dayShift;
  if (shift === 0 || repeat.frequency !== 'weekly') return rule;
  const chosen = repeat.weekdays.length > 0 ? repeat.weekdays : [weekdays[weekdayOf(dayNumber(startDate))]];
  return rule
    .replace(/BYDAY=[^;]*/, `BYDAY=${chosen.map((name) => shifted(name, shift)).join(',')}`)
    .replace('WKST=MO', `WKST=${shifted('MO', shift)}`);
}

/** Days and weeks move with a wall that shows another day; months do not. */
const isShiftable = ({ frequency }: Repeat) => frequency === 'daily' || frequency === 'weekly';

const shifted = (name: (typeof weekdays)[number] | undefined, by: number) =>
  weekdays[(weekdays.indexOf(name ?? 'MO') + by + 7) % 7];

// Programs expect a rule where there are further days: one that is over at once.
function eachDay(schedule: Schedule, today: string): string[] {
  const { firstDate, lastDate } = schedule;
  const days = ruleDays(schedule, firstDate, lastDate ?? addDays(today, yearsAhead * 366));
  return ['RRULE:FREQ=DAILY;COUNT=1', ...days.slice(1).map((day) => dateLine('RDATE', schedule, day))];
}

function dateLine(name: 'EXDATE' | 'RDATE', schedule: Schedule, ruleDay: string): string {
  const moment = momentOfRuleDay(schedule, ruleDay);
  return schedule.time === null
    ? `${name};VALUE=DATE:${dayText(moment.day)}`
    : `${name};TZID=${schedule.timeZone}:${wallText(moment)}`;
}
