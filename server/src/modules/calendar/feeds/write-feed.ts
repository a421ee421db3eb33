import type { CalendarFeedLevel } from '@carecircle/contracts';
import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import type { FeedEntry, WallMoment } from './feed-entry';
import type { FeedWords } from './feed-words';

interface Feed {
  /** Of the calendar; never told where only times are. */
  name: string;
  level: CalendarFeedLevel;
  words: FeedWords;
  entries: readonly FeedEntry[];
}

const refreshSeconds = 3600;
const productName = 'CareCircle';

/** The text of a calendar file (RFC 5545). Equal entries give equal text, so that an unchanged feed is not sent again. */
export function writeFeed({ name, level, words, entries }: Feed): string {
  const calendar = ical({
    name: level === 'busy' ? productName : name,
    prodId: { company: productName, product: productName, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  calendar.timezone({ name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null });
  for (const entry of entries) calendar.createEvent({ ...timesOf(entry), ...toldOf(entry, level, words) });
  return calendar.toString();
}

function timesOf(entry: FeedEntry): ICalEventData {
  const { uid, zone, start, durationMinutes, rule, instead, createdAt, updatedAt, status, isBusy } = entry;
  const begin = plain(start);
  return {
    id: uid,
    timezone: zone,
    allDay: zone === null,
    start: zone === null ? begin.toPlainDate() : begin,
    end: zone === null ? null : endOf(begin, zone, durationMinutes),
    ...(rule !== null && { repeating: rule }),
    ...(instead && { recurrenceId: plain(instead) }),
    sequence: Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000)),
    stamp: updatedAt,
    created: createdAt,
    lastModified: updatedAt,
    status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    summary: '',
  };
}

/** Everything that a level leaves out is left out here. */
function toldOf(
  { title, place, notes }: FeedEntry,
  level: CalendarFeedLevel,
  words: FeedWords,
): Pick<ICalEventData, 'summary' | 'location' | 'description'> {
  if (level === 'busy') return { summary: words.busy };
  if (level === 'titles') return { summary: title };
  return { summary: title, location: place || null, description: notes.join('\n') || null };
}

const plain = ({ day, time }: WallMoment) => Temporal.PlainDateTime.from(`${day}T${time}`);

// So many minutes of real time later, also in a night in which the clocks change.
function endOf(begin: Temporal.PlainDateTime, zone: string, minutes: number): Temporal.PlainDateTime {
  return begin.toZonedDateTime(zone).add({ minutes }).toPlainDateTime();
}
