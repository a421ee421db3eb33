import { Temporal } from 'temporal-polyfill';
import type { ContentLine } from './content-lines';
import { propertiesNamed, type FileComponent } from './file-components';
import { LeftOut, type FileTime, type FurtherTime } from './file-event';
import type { ZoneSpan } from './file-zones';

/** A time whose zone is still the name that the file has for it. */
export interface NamedTime {
  day: string;
  time: string | null;
  isUtc: boolean;
  zoneName: string | null;
  /** Minutes that a period lasts. */
  minutes: number | null;
  line: number;
}

/** The times of a property of an event, in every shape that programs write. */
export function timesNamed(event: FileComponent, name: string): NamedTime[] {
  return propertiesNamed(event, name).flatMap((property) =>
    property.value
      .split(',')
      .filter((text) => text.trim() !== '')
      .map((text) => timeOf(text.trim(), property)),
  );
}

const shape = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?\d{2})?(Z)?)?$/;

/** A time without its zone; null for what is none. */
export function wallTime(text: string) {
  const [, year, month, date, hour, minute, utc] = shape.exec(text.trim().toUpperCase()) ?? [];
  const day = `${year}-${month}-${date}`;
  const time = hour === undefined ? null : `${hour}:${minute}`;
  return isMoment(`${day}T${time ?? '00:00'}`) ? { day, time, isUtc: utc !== undefined } : null;
}

function timeOf(text: string, { parameters, number: line }: ContentLine): NamedTime {
  const [begin = '', length] = text.split('/');
  const read = wallTime(begin);
  if (!read) throw new LeftOut('damaged', line);
  const { day, isUtc } = read;
  if (day < '1970-01-02' || day > '2099-12-31') throw new LeftOut('out-of-range', line);
  const time = parameters.get('VALUE')?.toUpperCase() === 'DATE' ? null : read.time;
  const zoneName = isUtc ? null : (parameters.get('TZID') ?? null);
  const minutes = length === undefined ? null : periodMinutes(read, length);
  return { day, time, isUtc, zoneName, minutes, line };
}

function isMoment(text: string): boolean {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' }).year > 0;
  } catch {
    return false;
  }
}

/** The length of a period, which ends at a time of the same wall or says how long it is. */
function periodMinutes({ day, time }: Pick<FileTime, 'day' | 'time'>, end: string): number | null {
  const until = wallTime(end);
  if (!until) return durationMinutes(end);
  const moment = (at: Pick<FileTime, 'day' | 'time'>) => Date.parse(`${at.day}T${at.time ?? '00:00'}Z`);
  return Math.max(0, (moment(until) - moment({ day, time })) / 60_000);
}

/** `PT1H30M` in minutes; null for what is no duration. */
export function durationMinutes(text: string): number | null {
  const read =
    /^([+-])?P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/.exec(
      text.trim().toUpperCase(),
    );
  if (!read) return null;
  const [weeks, days, hours, minutes, seconds] = read.slice(2).map((part) => Number(part ?? 0));
  const total = (((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0);
  return (read[1] === '-' ? -1 : 1) * (total + Math.round((seconds ?? 0) / 60));
}

export type ZoneOf = (name: string, span: ZoneSpan) => string | null;

/** Gives times their zones: of the file's where they name none. */
export function zonedTimes(zoneOf: ZoneOf, fileZone: string | null, span: ZoneSpan) {
  return ({ day, time, isUtc, zoneName, minutes, line }: NamedTime): FurtherTime => {
    if (time === null) return { day, time, zone: null, minutes };
    if (isUtc) return { day, time, zone: 'UTC', minutes };
    if (zoneName === null) return { day, time, zone: fileZone, minutes };
    const zone = zoneOf(zoneName, span);
    if (zone === null) throw new LeftOut('unknown-zone', line);
    return { day, time, zone, minutes };
  };
}
