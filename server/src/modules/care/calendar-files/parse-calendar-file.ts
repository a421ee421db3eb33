import { createHash } from 'node:crypto';
import { calendarImportLimits } from '@carecircle/contracts';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { refuse } from '../../../spine/refuse';
import { LeftOut, type FileEvent, type FileRule, type FileTime } from './file-event';
import { zoneFinder } from './file-zones';

/** An event of a file, or why it is left out. */
export type ReadEvent = FileEvent | { title: string; left: LeftOut['reason'] };

const longestUid = 200;

/**
 * The events of an iCalendar file (RFC 5545); refuses at the field what is no calendar, damaged or too much. `near` are zones that
 * a zone which the file describes may well be.
 */
export function parseCalendarFile(text: string, near: readonly string[]): ReadEvent[] {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(body)) throw refuseFile('not_a_calendar', 'This is no calendar file.');
  if ((body.match(/^BEGIN:VEVENT/gim)?.length ?? 0) > calendarImportLimits.events)
    throw refuseFile('too_many_events', 'The file has too many events.');
  return calendarsIn(body).flatMap((calendar) => {
    const zoneOf = zoneFinder(calendar, near);
    return calendar.getAllSubcomponents('vevent').map((event) => readEvent(event, zoneOf));
  });
}

function calendarsIn(body: string): ICAL.Component[] {
  try {
    const read = ICAL.parse(body) as unknown[];
    const all = typeof read[0] === 'string' ? [read] : read;
    return all.map((one) => new ICAL.Component(one as ConstructorParameters<typeof ICAL.Component>[0]));
  } catch {
    throw refuseFile('broken_file', 'The file is damaged or cut off.');
  }
}

function refuseFile(code: string, message: string) {
  return refuse('INVALID_INPUT', { message, fields: [{ path: 'file', code }] });
}

type ZoneOf = (name: string) => string | null;

function readEvent(event: ICAL.Component, zoneOf: ZoneOf): ReadEvent {
  const title = textOf(event, 'summary', 200).replaceAll(/\s+/g, ' ');
  try {
    const [start] = timesOf(event, 'dtstart', zoneOf);
    if (!start) throw new LeftOut('no-start');
    const uid = textOf(event, 'uid', 10_000) || `${title} ${start.day} ${start.time}`;
    const duration = event.getFirstPropertyValue('duration');
    return {
      uid: uid.length > longestUid ? createHash('sha256').update(uid).digest('hex') : uid,
      title,
      description: textOf(event, 'description', 4000),
      place: textOf(event, 'location', 300),
      start,
      end: timesOf(event, 'dtend', zoneOf)[0] ?? null,
      durationMinutes: duration instanceof ICAL.Duration ? Math.round(duration.toSeconds() / 60) : null,
      rule: ruleOf(event, start),
      extra: timesOf(event, 'rdate', zoneOf),
      excepted: timesOf(event, 'exdate', zoneOf),
      instead: timesOf(event, 'recurrence-id', zoneOf)[0] ?? null,
      isCancelled: textOf(event, 'status', 20).toUpperCase() === 'CANCELLED',
    };
  } catch (error) {
    if (error instanceof LeftOut) return { title, left: error.reason };
    // The library throws what it likes at values that are none.
    return { title, left: 'no-start' };
  }
}

/** Of characters that every database can keep, as what members type. */
function textOf(event: ICAL.Component, name: string, longest: number): string {
  const value = event.getFirstPropertyValue(name);
  if (typeof value !== 'string') return '';
  return value
    .trim()
    .slice(0, longest)
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}

function timesOf(event: ICAL.Component, name: string, zoneOf: ZoneOf): FileTime[] {
  return event.getAllProperties(name).flatMap((property) => {
    const zone = property.getFirstParameter('tzid');
    const [, , , ...values] = property.toJSON() as [string, object, string, ...unknown[]];
    return values.map((value) => timeOf(String(Array.isArray(value) ? value[0] : value), zone, zoneOf));
  });
}

/** The library would make a day of any numbers: its texts are read here. */
function timeOf(text: string, zoneName: string | undefined, zoneOf: ZoneOf): FileTime {
  const [, day = '', clock, isUtc] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}):\d{2}(Z)?)?$/.exec(text) ?? [];
  if (!isMoment(`${day}T${clock ?? '00:00'}`)) throw new LeftOut('no-start');
  if (day < '1970-01-02' || day > '2099-12-31') throw new LeftOut('out-of-range');
  if (!clock) return { day, time: null, zone: null };
  if (isUtc) return { day, time: clock, zone: 'UTC' };
  if (!zoneName) return { day, time: clock, zone: null };
  const zone = zoneOf(zoneName);
  if (zone === null) throw new LeftOut('unknown-zone');
  return { day, time: clock, zone };
}

function isMoment(text: string): boolean {
  try {
    return Temporal.PlainDateTime.from(text, { overflow: 'reject' }).year > 0;
  } catch {
    return false;
  }
}

function ruleOf(event: ICAL.Component, start: FileTime): FileRule | null {
  const rules = event.getAllProperties('rrule');
  if (rules.length > 1 || event.hasProperty('exrule')) throw new LeftOut('strange-rule');
  const rule = rules[0]?.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) return null;
  const parts: Record<string, string[]> = { FREQ: [rule.freq] };
  for (const [name, values] of Object.entries(rule.parts))
    parts[name] = (values as (string | number)[]).map(String);
  if (rule.wkst !== ICAL.Time.DEFAULT_WEEK_START) parts.WKST = [ICAL.Recur.numericDayToIcalDay(rule.wkst)];
  return {
    parts,
    interval: rule.interval,
    count: rule.count,
    until: rule.until && untilOf(rule.until.toString(), start.zone),
  };
}

// Without a zone it is meant where the event begins; some programs write the year 9999 for never.
function untilOf(text: string, zone: string | null): FileTime | null {
  if (text > '2100') return null;
  const until = timeOf(text, undefined, () => null);
  return { ...until, zone: until.zone ?? zone };
}
