import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

/** One time that a calendar file's program would show. */
export interface Shown {
  date: string;
  /** Null is all day. */
  time: string | null;
  endTime: string | null;
  title: string;
  status: string;
}

/** What a calendar program that reads a file shows on the walls of a zone, from the first to the last day. */
export function expandCalendar(text: string, zone: string, from: string, to: string): Shown[] {
  const events = calendarOf(text).getAllSubcomponents('vevent');
  const isOverride = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  const shown = events
    .filter((event) => !isOverride(event))
    .flatMap((component) => {
      const uid = component.getFirstPropertyValue('uid');
      const exceptions = events.filter(
        (other) => isOverride(other) && other.getFirstPropertyValue('uid') === uid,
      );
      return occurrences(new ICAL.Event(component, { exceptions }), zone, to);
    });
  return shown
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The calendar of a file, with the zones it describes. */
export function calendarOf(text: string): ICAL.Component {
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar;
}

export const keyOf = ({ date, time, title }: Shown) => `${date} ${time ?? '24:00'} ${title}`;

function occurrences(event: ICAL.Event, zone: string, to: string): Shown[] {
  if (!event.isRecurring()) return [shownAt(event, event.startDate, event.endDate, zone)];
  const found: Shown[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (next.toString().slice(0, 10) > to) break;
    found.push(shownAt(item, startDate, endDate, zone));
  }
  return found;
}

function shownAt(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time, zone: string): Shown {
  const title = event.summary;
  const status = String(event.component.getFirstPropertyValue('status'));
  if (start.isDate) return { date: start.toString(), time: null, endTime: null, title, status };
  return {
    date: wall(start, zone).date,
    time: wall(start, zone).time,
    endTime: wall(end, zone).time,
    title,
    status,
  };
}

function wall(time: ICAL.Time, zone: string) {
  const there = instantOf(time).toZonedDateTimeISO(zone);
  return {
    date: there.toPlainDate().toString(),
    time: there.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}

/**
 * The program's own reading of its zones, but for a time that a night jumps over or shows twice: there it is off the standard
 * (RFC 5545, 3.3.5), which this follows.
 */
function instantOf(time: ICAL.Time): Temporal.Instant {
  const { year, month, day, hour, minute, zone } = time;
  const shown = Temporal.PlainDateTime.from({ year, month, day, hour, minute });
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    shown.toZonedDateTime(zone?.tzid ?? 'UTC', { disambiguation }).toInstant(),
  );
  if (earlier && later && !earlier.equals(later))
    return shown.toZonedDateTime(zone?.tzid ?? 'UTC').toInstant();
  return Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000);
}
