import type { Repeat } from '@carecircle/contracts';
import { addDays, dayName, dayNumber } from './day-number';
import { occurrenceIdOf } from './occurrence-id';
import { lastPossibleDay, reachOf, repeatDays } from './repeat-days';
import { minuteOf, onWall, timeOf, zoneWalls, type WallTime, type ZoneWalls } from './zone-walls';

/** When a series happens. Its days are those of its rule, on the calendar of whoever made it. */
export interface Schedule {
  /** The rule as people choose it; null when the days come from a file whose rule says more. */
  repeat: Repeat | null;
  /** All days of such a file's rule; null when `repeat` tells them. */
  days: string[] | null;
  startDate: string;
  /** `HH:MM` on a wall of `timeZone`, kept when its clocks change; null is all day. */
  time: string | null;
  timeZone: string;
  /** Days from a day of the rule to the one that a wall of `timeZone` shows then: not 0 where it is far away. */
  dayShift: number;
  firstDate: string;
  /** Null when it never ends. */
  lastDate: string | null;
}

/** One time that a series happens, on the circle's wall. `ruleDay` names it, whatever is changed about it. */
export interface Occurrence {
  id: string;
  ruleDay: string;
  day: string;
  time: string | null;
}

interface Begin {
  day: string;
  time: string | null;
  repeat: Repeat;
}

/**
 * The schedule of what begins on a day and time of the circle's wall and keeps the time of `timeZone`, where the person cared for
 * lives. Null for a rule that never happens.
 */
export function scheduleOf(
  { day, time, repeat }: Begin,
  circleZone: string,
  timeZone: string,
): Schedule | null {
  const start = dayNumber(day);
  const reach = reachOf(repeat, start);
  if (!reach) return null;
  const wall = time === null ? null : shownIn(timeZone, circleZone, { day: start, minute: minuteOf(time) });
  return {
    repeat,
    days: null,
    startDate: day,
    time: wall && timeOf(wall.minute),
    timeZone,
    dayShift: wall ? wall.day - start : 0,
    firstDate: dayName(reach.first),
    lastDate: reach.last === null ? null : dayName(reach.last),
  };
}

function shownIn(timeZone: string, circleZone: string, at: WallTime): WallTime {
  if (timeZone === circleZone) return at;
  return onWall(at, zoneWalls(circleZone, at.day, at.day), zoneWalls(timeZone, at.day, at.day));
}

/** The days of a schedule's rule, both ends included. */
export function ruleDays(schedule: Schedule, from: string, to: string): string[] {
  return ruleNumbers(schedule, dayNumber(from), dayNumber(to)).map(dayName);
}

function ruleNumbers(
  { repeat, days, startDate, firstDate, lastDate }: Schedule,
  from: number,
  to: number,
): number[] {
  const window = {
    from: Math.max(from, dayNumber(firstDate)),
    to: Math.min(to, lastDate === null ? lastPossibleDay : dayNumber(lastDate)),
  };
  if (window.from > window.to) return [];
  if (repeat) return repeatDays(repeat, dayNumber(startDate), window);
  return (days ?? []).map(dayNumber).filter((day) => day >= window.from && day <= window.to);
}

/** Whether a day is one of the rule's. */
export function isRuleDay(schedule: Schedule, day: string): boolean {
  return ruleDays(schedule, day, day).length === 1;
}

/** The first day of the rule on or after a day; the schedule's last one where there is none. */
export function nextRuleDay(schedule: Schedule, day: string): string {
  for (const reach of [400, 40_000]) {
    const [next] = ruleDays(schedule, day, addDays(day, reach));
    if (next !== undefined) return next;
  }
  return schedule.lastDate ?? schedule.firstDate;
}

// Walls of two zones show days that are at most two apart.
const margin = 2;

/** Days of rules that are near enough to be shown on one of these on any wall. */
export function nearDays({ from, to }: { from: string; to: string }): { from: string; to: string } {
  return { from: addDays(from, -margin - 1), to: addDays(to, margin + 1) };
}

/** Turns schedules into times on the circle's wall, for a range of its days; zones are asked once. */
export function occurrenceReader(circleZone: string, from: string, to: string) {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const known = new Map<string, ZoneWalls>();
  const wallsOf = (timeZone: string) => {
    const walls = known.get(timeZone) ?? zoneWalls(timeZone, first - margin - 1, last + margin + 1);
    known.set(timeZone, walls);
    return walls;
  };
  const shownAt = ({ timeZone, dayShift }: Schedule, minute: number, rule: number) =>
    onWall({ day: rule + dayShift, minute }, wallsOf(timeZone), wallsOf(circleZone));
  return {
    at(schedule: Schedule, ruleDay: string) {
      if (schedule.time === null) return { day: ruleDay, time: null };
      const shown = shownAt(schedule, minuteOf(schedule.time), dayNumber(ruleDay));
      return { day: dayName(shown.day), time: timeOf(shown.minute) };
    },
    within(seriesId: string, schedule: Schedule): Occurrence[] {
      const { time, timeZone } = schedule;
      const minute = time === null ? null : minuteOf(time);
      const isFar = time !== null && timeZone !== circleZone;
      const found: Occurrence[] = [];
      for (const rule of ruleNumbers(
        schedule,
        isFar ? first - margin : first,
        isFar ? last + margin : last,
      )) {
        const shown = minute === null ? null : shownAt(schedule, minute, rule);
        const day = shown ? shown.day : rule;
        if (day < first || day > last) continue;
        const id = occurrenceIdOf(seriesId, rule);
        found.push({ id, ruleDay: dayName(rule), day: dayName(day), time: shown && timeOf(shown.minute) });
      }
      return found;
    },
  };
}

/** When one day of a rule is, on the circle's wall. */
export function occurrenceAt(schedule: Schedule, ruleDay: string, circleZone: string) {
  return occurrenceReader(circleZone, ruleDay, ruleDay).at(schedule, ruleDay);
}

/** The schedule up to the day before `ruleDay`; null when nothing of it is left. */
export function scheduleBefore(schedule: Schedule, ruleDay: string): Schedule | null {
  const lastDate = ruleDays(schedule, schedule.firstDate, addDays(ruleDay, -1)).at(-1);
  return lastDate === undefined ? null : { ...schedule, lastDate };
}

/** The rest of a schedule from one of its days on; what a count still allows is counted. */
export function scheduleFrom(schedule: Schedule, ruleDay: string): Schedule {
  const { repeat, days } = schedule;
  return {
    ...schedule,
    startDate: ruleDay,
    firstDate: ruleDay,
    repeat: repeat && restOfRule(schedule, repeat, ruleDay),
    days: days && days.filter((day) => day >= ruleDay),
  };
}

function restOfRule(schedule: Schedule, repeat: Repeat, ruleDay: string): Repeat {
  const { frequency, weekdays, count } = repeat;
  const before = count === null ? 0 : ruleDays(schedule, schedule.firstDate, addDays(ruleDay, -1)).length;
  return {
    ...repeat,
    weekdays: frequency === 'weekly' ? weekdays : [],
    count: count === null ? null : count - before,
  };
}
