import { unescaped } from './content-lines';
import { calendarsOf, partsNamed, valueOf, type FileComponent } from './file-components';
import { LeftOut, leftOutBy, type FileEvent, type FileTime, type LeftReason } from './file-event';
import { durationMinutes, timesNamed, wallTime, zonedTimes, type NamedTime, type ZoneOf } from './file-times';
import { zoneFinder, type ZoneSpan } from './file-zones';
import { ruleNamed, type NamedRule } from './read-rule';
import { shortUid } from './short-uid';

/** An event of a file, or why it is left out. */
export type ReadEvent = FileEvent | { title: string; left: LeftReason; line: number; day: string | null };

interface Zoning {
  zoneOf: ZoneOf;
  /** Of times without a zone; null where the file names none. */
  fileZone: string | null;
}

/**
 * The events of an iCalendar file (RFC 5545), each read by itself, so that a fault in one costs no other; refuses at the field what is
 * no calendar, damaged or too much. `near` are zones that a zone which the file describes may well be.
 */
export function parseCalendarFile(text: string, near: readonly string[]): ReadEvent[] {
  return calendarsOf(text).flatMap((calendar) => {
    const zoneOf = zoneFinder(calendar, near);
    const named = valueOf(calendar, 'X-WR-TIMEZONE');
    const fileZone = named === '' ? null : zoneOf(named, wholeTime);
    return partsNamed(calendar, 'VEVENT').map((event) => readEvent(event, { zoneOf, fileZone }));
  });
}

const wholeTime: ZoneSpan = { from: '1970-01-01', to: '2037-12-31' };

function readEvent(event: FileComponent, zoning: Zoning): ReadEvent {
  const title = textOf(event, 'SUMMARY', 200).replaceAll(/[\s\p{Cc}]+/gu, ' ');
  let start: NamedTime | undefined;
  try {
    start = startOf(event);
    if (event.brokenLine !== null) throw new LeftOut('damaged', event.brokenLine);
    return fileEvent(event, title, start, zoning);
  } catch (error) {
    const { reason, line } = leftOutBy(error);
    return { title, left: reason, line: line ?? event.number, day: start?.day ?? null };
  }
}

function startOf(event: FileComponent): NamedTime {
  const [start] = timesNamed(event, 'DTSTART');
  if (!start) throw new LeftOut('no-start');
  return start;
}

function fileEvent(event: FileComponent, title: string, begin: NamedTime, zoning: Zoning): FileEvent {
  const [ends, extra, excepted, instead] = ['DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID'].map((name) =>
    timesNamed(event, name),
  ) as [NamedTime[], NamedTime[], NamedTime[], NamedTime[]];
  const rule = ruleNamed(event);
  const span = spanOf([begin, ...ends, ...extra, ...excepted, ...instead], rule);
  const zoned = zonedTimes(zoning.zoneOf, zoning.fileZone, span);
  const wholeDay = (time: NamedTime) => wholeDayOf(event, zoned(time));
  const start = wholeDay(begin);
  const [end] = ends;
  const [occurrence] = instead;
  const uid = textOf(event, 'UID', 10_000) || `${title} ${start.day} ${start.time}`;
  return {
    uid: shortUid(uid),
    line: event.number,
    title,
    description: textOf(event, 'DESCRIPTION', 4000),
    place: textOf(event, 'LOCATION', 300),
    start,
    end: end ? wholeDay(end) : null,
    durationMinutes: durationMinutes(valueOf(event, 'DURATION')),
    rule: rule && { ...rule, until: rule.until === null ? null : untilOf(rule.until, start.zone) },
    extra: extra.map(zoned),
    excepted: excepted.map(zoned),
    instead: occurrence ? zoned(occurrence) : null,
    isFollowing: isFollowing(event),
    isCancelled: valueOf(event, 'STATUS').toUpperCase() === 'CANCELLED',
    sequence: Number(/^\d{1,9}$/.exec(valueOf(event, 'SEQUENCE'))?.[0] ?? 0),
    changed: valueOf(event, 'LAST-MODIFIED') || valueOf(event, 'DTSTAMP'),
  };
}

const isFollowing = ({ properties }: FileComponent) =>
  properties.some(
    ({ name, parameters }) =>
      name === 'RECURRENCE-ID' && parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
  );

/** Outlook writes a whole day as one from midnight to midnight. */
function wholeDayOf(event: FileComponent, time: FileTime): FileTime {
  const isWhole = valueOf(event, 'X-MICROSOFT-CDO-ALLDAYEVENT').toUpperCase() === 'TRUE';
  return isWhole && time.time === '00:00' ? { day: time.day, time: null, zone: null } : time;
}

/** From the first to the last day of an event; one without an end goes on for as long as zones are known. */
function spanOf(times: readonly NamedTime[], rule: NamedRule | null): ZoneSpan {
  const days = times.map(({ day }) => day).sort();
  const until = /^(\d{4})(\d{2})(\d{2})/.exec(rule?.until ?? '');
  const end = until ? until.slice(1).join('-') : wholeTime.to;
  const [from = wholeTime.from] = days;
  const last = days.at(-1) ?? from;
  return { from, to: rule && end > last ? (end < '2099' ? end : wholeTime.to) : last };
}

/** Of characters that every database can keep, as what members type. */
function textOf(event: FileComponent, name: string, longest: number): string {
  return unescaped(valueOf(event, name))
    .trim()
    .slice(0, longest)
    .replaceAll('\0', '')
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();
}

// Without a zone it is meant where the event begins; some programs write the year 9999 for never.
function untilOf(text: string, zone: string | null): FileTime | null {
  if (text > '2100') return null;
  const until = wallTime(text);
  if (!until) throw new LeftOut('strange-rule');
  return { day: until.day, time: until.time, zone: until.isUtc ? 'UTC' : zone };
}
