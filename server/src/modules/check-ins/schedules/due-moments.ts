import { isIn, weekdays, type CheckInSchedule, type DayRange } from '@carecircle/contracts';
import { Temporal } from 'temporal-polyfill';
import { wallMoments, type WallMoment } from '../../../recurrence/wall-moments';
import { ladderEndMs } from './ladder';

/** What of a schedule says when check-ins are due. */
export type DueTimes = Pick<CheckInSchedule, 'isOn' | 'times' | 'weekdays'>;

/** A due check-in with the time in which a check-in answers it. */
export interface DueMoment extends WallMoment {
  opensAt: Date;
  closesAt: Date;
}

const dayMs = 86_400_000;
/** Longer than from one due time to the next of any schedule. */
const neighbourMs = 9 * dayMs;

/** Whether the times of a schedule are due on a day `YYYY-MM-DD`. */
export function isDueDay(
  { isOn, weekdays: chosen }: DueTimes,
  pauses: readonly DayRange[],
  day: string,
): boolean {
  if (!isOn || isIn(pauses, day)) return false;
  const weekday = weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1];
  return weekday !== undefined && chosen.includes(weekday);
}

/** The check-ins that are due later than `after` and not later than `until`, in their order (CHK-4). */
export function dueMoments(
  schedule: DueTimes & Pick<CheckInSchedule, 'rungs'>,
  pauses: readonly DayRange[],
  timeZone: string,
  { after, until }: { after: Date; until: Date },
): DueMoment[] {
  const isDue = (day: string) => isDueDay(schedule, pauses, day);
  const all = wallMoments({
    ...{ times: schedule.times, isDue, timeZone },
    after: new Date(after.getTime() - neighbourMs),
    until: new Date(until.getTime() + neighbourMs),
  });
  const instants = [...new Set(all.map(({ dueAt }) => dueAt.getTime()))];
  return all
    .filter(({ dueAt }) => dueAt > after && dueAt <= until)
    .map((moment) => ({ ...moment, ...windowOf(moment.dueAt.getTime(), instants, schedule.rungs) }));
}

/**
 * It opens with the first rung, not before the one before it was due, and closes when the next one is due: after a day at the
 * latest, and not while its own ladder lasts.
 */
function windowOf(due: number, instants: readonly number[], rungs: CheckInSchedule['rungs']) {
  const place = instants.indexOf(due);
  const before = instants[place - 1] ?? -Infinity;
  const next = instants[place + 1] ?? Infinity;
  const firstRung = due + Math.min(0, ...rungs.map(({ minutes }) => minutes)) * 60_000;
  return {
    opensAt: new Date(Math.max(firstRung, before)),
    closesAt: new Date(Math.max(Math.min(next, due + dayMs), due + ladderEndMs(rungs) + 1)),
  };
}
