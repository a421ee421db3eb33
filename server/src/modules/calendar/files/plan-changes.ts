import { addDays } from '../../../recurrence/day-number';
import type { Schedule } from '../../../recurrence/schedule';
import type { FileEvent } from './file-event';
import { planTimes, type Zones } from './plan-event';
import { segmentsOf, type Following, type Segment } from './plan-following';
import type { PlannedRepeating } from './plan-import';
import { dayInZone, ruleDayOfTime, type PlannedSeries } from './plan-series';

interface Planned {
  repeating: PlannedRepeating[];
  /** Changed occurrences that no day of the series can hold: they become events of their own. */
  own: FileEvent[];
}

/** A series with what its file says of single occurrences, and of some and all that follow. */
export function planRepeating(
  main: FileEvent,
  others: readonly FileEvent[],
  series: PlannedSeries,
  zones: Zones,
): Planned {
  const length = planTimes(main, zones).days;
  const changes: Following[] = [];
  const moved: Following[] = [];
  const own: FileEvent[] = [];
  const excepted = main.excepted.map((time) => dayInZone(time, main.start, series.schedule.timeZone));
  for (const other of others) {
    const event = { ...other, title: other.title || main.title };
    const { instead } = event;
    if (!instead || excepted.includes(dayInZone(instead, main.start, series.schedule.timeZone))) continue;
    const ruleDay = ruleDayOfTime(instead, main.start, series);
    if (ruleDay === null) own.push(event);
    else if (!event.isFollowing && (length > 1 || planTimes(event, zones).days > 1))
      moved.push({ event, ruleDay });
    else changes.push({ event, ruleDay });
  }
  own.push(...moved.map(({ event }) => event).filter(({ isCancelled }) => !isCancelled));
  const gone = moved.flatMap(({ ruleDay }) => Array.from({ length }, (_, index) => addDays(ruleDay, index)));
  const rest = withoutDays(series, gone);
  if (!rest) return { repeating: [], own };
  const followings = changes.filter(({ event }) => event.isFollowing);
  const single = changes.filter(({ event }) => !event.isFollowing);
  const segments = segmentsOf(main, rest, followings, zones);
  return { repeating: segments.map((segment) => withChanges(segment, segments, rest, single, zones)), own };
}

/** The series without some days; null where nothing is left of it. */
function withoutDays(series: PlannedSeries, gone: readonly string[]): PlannedSeries | null {
  const { schedule } = series;
  if (gone.length === 0) return series;
  if (!schedule.days) return { ...series, excepted: [...new Set([...series.excepted, ...gone])] };
  const days = schedule.days.filter((day) => !gone.includes(day));
  const [first] = days;
  if (first === undefined) return null;
  const left: Schedule = {
    ...schedule,
    days,
    startDate: first,
    firstDate: first,
    lastDate: days.at(-1) ?? first,
  };
  return { ...series, schedule: left };
}

function withChanges(
  segment: Segment,
  segments: readonly Segment[],
  whole: PlannedSeries,
  changes: readonly Following[],
  zones: Zones,
): PlannedRepeating {
  const { event, movedBy, from } = segment;
  const next = segments.find((one) => one.from > from)?.from ?? '9999';
  const isHere = (ruleDay: string) => ruleDay >= from && ruleDay < next;
  const byDay = new Map<string, PlannedRepeating['changed'][number]>();
  for (const change of changes) {
    const ruleDay = addDays(change.ruleDay, movedBy);
    if (!isHere(change.ruleDay)) continue;
    byDay.set(ruleDay, { event: change.event, times: planTimes(change.event, zones), ruleDay });
  }
  const excepted = whole.excepted.filter(isHere).map((day) => addDays(day, movedBy));
  const uid = movedBy === 0 && segment === segments[0] ? event.uid : `${event.uid} ${from}`;
  return { event: { ...event, uid }, series: { ...segment.series, excepted }, changed: [...byDay.values()] };
}
