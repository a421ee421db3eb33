import { calendarImportLimits } from '@carecircle/contracts';
import { addDays, dayNumber } from '../../../recurrence/day-number';
import { ruleDays, scheduleBefore, scheduleFrom, type Schedule } from '../../../recurrence/schedule';
import type { FileEvent } from './file-event';
import type { Told, Zones } from './plan-event';
import { lengthOf, type PlannedSeries } from './plan-series';

/** A part of a series, from a day of its rule on, and by how many days it is moved. */
export interface Segment {
  event: FileEvent;
  series: PlannedSeries;
  from: string;
  movedBy: number;
}

/** A change that holds from a day of the rule on (`RANGE=THISANDFUTURE`). */
export interface Following {
  event: FileEvent;
  ruleDay: string;
}

/** Splits a series where a change holds for the following times too. */
export function segmentsOf(
  event: FileEvent,
  series: PlannedSeries,
  followings: readonly Following[],
  zones: Zones,
): Segment[] {
  const { schedule } = series;
  const inOrder = [...followings].sort((one, other) => (one.ruleDay < other.ruleDay ? -1 : 1));
  const first = { event, series, from: schedule.firstDate, movedBy: 0 };
  const all = [first, ...inOrder.map((following) => followingSegment(following, series, zones))];
  return all.flatMap((segment, index) => {
    const next = inOrder[index];
    const rest = next
      ? scheduleBefore(segment.series.schedule, addDays(next.ruleDay, segment.movedBy))
      : null;
    if (segment.event.isCancelled && index > 0) return [];
    if (next && !rest) return [];
    return [rest ? { ...segment, series: { ...segment.series, schedule: rest } } : segment];
  });
}

function followingSegment({ event, ruleDay }: Following, series: PlannedSeries, zones: Zones): Segment {
  const { start } = event;
  const movedBy = dayNumber(start.day) - dayNumber(ruleDay);
  const told: Told[] = [];
  const zone = start.zone ?? zones.recipient;
  const rest = scheduleFrom(series.schedule, ruleDay);
  const schedule = {
    ...(movedBy === 0 ? rest : movedDays(rest, movedBy, told)),
    time: start.time,
    timeZone: zone,
  };
  return {
    ...{ event, from: ruleDay, movedBy },
    series: { schedule, ...lengthOf(event, zones, told), excepted: [], told: [...series.told, ...told] },
  };
}

/** No rule of ours says all days of another one moved: they are written one by one. */
function movedDays(schedule: Schedule, by: number, told: Told[]): Schedule {
  const { daysOfRule } = calendarImportLimits;
  const { firstDate, lastDate } = schedule;
  const found = ruleDays(schedule, firstDate, lastDate ?? addDays(firstDate, 100 * 366));
  if (lastDate === null || found.length > daysOfRule) told.push('cut-off');
  const days = found.slice(0, daysOfRule).map((day) => addDays(day, by));
  const [first = addDays(firstDate, by)] = days;
  return {
    ...schedule,
    repeat: null,
    days,
    startDate: first,
    firstDate: first,
    lastDate: days.at(-1) ?? first,
  };
}
