import type { toldReasons } from '@carecircle/contracts';
import { Temporal } from 'temporal-polyfill';
import { isSkippedTime } from '../../../recurrence/is-skipped-time';
import { minuteOf } from '../../../recurrence/zone-walls';
import { onOtherWall } from '../feeds/wall-to-file';
import type { FileEvent, FileTime } from './file-event';

export type Told = (typeof toldReasons)[number];

/** The zones that times of a file are read in. */
export interface Zones {
  /** Of the circle's wall. */
  circle: string;
  /** Of the person cared for: where a file names none. */
  recipient: string;
}

/** When an event of a file is on the circle's wall. */
export interface PlannedTimes {
  date: string;
  time: string | null;
  endTime: string | null;
  /** Days that one which is all day takes. */
  days: number;
  told: Told[];
}

const lastMinute = '23:59';

/** The times of an event that happens once; it ends on the day it begins (CAL-2). */
export function planTimes({ start, end, durationMinutes }: FileEvent, zones: Zones): PlannedTimes {
  if (start.time === null)
    return {
      date: start.day,
      time: null,
      endTime: null,
      days: daysOf(start, end, durationMinutes),
      told: [],
    };
  const { day, time } = onCircleWall(start, zones);
  const skipped: Told[] = isSkipped(start, zones) ? ['skipped-time'] : [];
  const minutes = minutesOf({ start, end, durationMinutes }, zones);
  const left = minuteOf(lastMinute) - minuteOf(time);
  const endTime = minutes <= 0 || left <= 0 ? null : addMinutes(time, Math.min(minutes, left));
  // Midnight is the end of the day that it ends.
  const told: Told[] = minutes > left + 1 ? [...skipped, 'ends-later'] : skipped;
  return { date: day, time, endTime, days: 1, told };
}

/** Minutes of real time from beginning to end; 0 where a file says none. */
export function minutesOf(
  { start, end, durationMinutes }: Pick<FileEvent, 'start' | 'end' | 'durationMinutes'>,
  zones: Zones,
): number {
  if (durationMinutes !== null) return Math.max(0, durationMinutes);
  if (!end || end.time === null || start.time === null) return 0;
  return Math.max(0, Math.round((instantOf(end, zones) - instantOf(start, zones)) / 60_000));
}

/** Whether the clocks jump over a time where it was said. */
export function isSkipped({ day, time, zone }: FileTime, zones: Zones): boolean {
  return time !== null && isSkippedTime(zone ?? zones.recipient, day, time);
}

function onCircleWall({ day, time, zone }: FileTime, zones: Zones) {
  return onOtherWall({ day, time: time ?? '00:00' }, zone ?? zones.recipient, zones.circle);
}

// The end of a whole day is the day after it.
function daysOf(start: FileTime, end: FileTime | null, durationMinutes: number | null): number {
  if (durationMinutes !== null) return Math.max(1, Math.round(durationMinutes / (24 * 60)));
  if (!end) return 1;
  return Math.max(1, Temporal.PlainDate.from(start.day).until(Temporal.PlainDate.from(end.day)).days);
}

function instantOf({ day, time, zone }: FileTime, zones: Zones): number {
  const at = Temporal.PlainDateTime.from(`${day}T${time ?? '00:00'}`);
  return at.toZonedDateTime(zone ?? zones.recipient).epochMilliseconds;
}

const addMinutes = (time: string, minutes: number) =>
  Temporal.PlainTime.from(time).add({ minutes }).toString({ smallestUnit: 'minute' });
