import { Temporal } from 'temporal-polyfill';
import { findIana, WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { dayNumber } from '../../../recurrence/day-number';
import { zoneWalls } from '../../../recurrence/zone-walls';
import { areSameClocks, describedClocks, type ClockChange } from './described-clocks';
import { partsNamed, valueOf, type FileComponent } from './file-components';
import { windowsNameShownAs } from './windows-zone-names';

/** The first and the last day on which times of a zone are asked for. */
export interface ZoneSpan {
  from: string;
  to: string;
}

const years = { first: 1969, last: 2100 };

/**
 * Finds the zone that a file means by a name: an IANA name, one with a prefix, a Windows name (CLDR), or any other that the file
 * describes itself, then the first of `near` or of the well-known ones whose clocks are the same at every moment of the span.
 * Null when there is none: a guess could be an hour off.
 */
export function zoneFinder(calendar: FileComponent, near: readonly string[]) {
  const described = new Map<string, FileComponent>();
  for (const zone of partsNamed(calendar, 'VTIMEZONE')) described.set(valueOf(zone, 'TZID'), zone);
  const named = new Map<string, string | null>();
  const clocks = new Map<string, ClockChange[] | null>();
  const matched = new Map<string, string | null>();
  const nameOf = (name: string) => {
    const zone = described.get(name);
    const found =
      ianaOf(name, zone !== undefined) ?? (zone && ianaOf(valueOf(zone, 'X-LIC-LOCATION'), false));
    return found ?? null;
  };
  const matchOf = (name: string, { from, to }: ZoneSpan) => {
    const zone = described.get(name);
    if (!zone) return null;
    const changes = remembered(clocks, name, () => describedClocks(zone, years.first, years.last));
    return changes && withSameClocks(changes, near, { from, to });
  };
  return (name: string, span: ZoneSpan): string | null => {
    const found = remembered(named, name, () => nameOf(name));
    if (found !== null) return found;
    // Whole years: a file has few of them, and many events.
    const whole = { from: `${span.from.slice(0, 4)}-01-01`, to: `${span.to.slice(0, 4)}-12-31` };
    return remembered(matched, `${name} ${whole.from} ${whole.to}`, () => matchOf(name, whole));
  };
}

function remembered<T>(known: Map<string, T>, key: string, find: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = find();
  known.set(key, found);
  return found;
}

/** Clients write `/mozilla.org/20050126_1/Europe/Berlin`, `Eastern Standard Time` and other names. */
function ianaOf(name: string, isDescribed: boolean): string | null {
  const parts = name.split('/').filter(Boolean);
  if (/^tzone:\/\/microsoft\/utc$/i.test(name)) return 'UTC';
  const windows = windowsNameShownAs(name) ?? name;
  const names = [name, parts.slice(-2).join('/'), parts.slice(-3).join('/'), findIana(windows)[0]];
  const found = names.find((one) => one !== undefined && isZone(one)) ?? null;
  // `EST` is a zone without summer there, and a program that describes its own means what it describes.
  const isShort = found !== null && !found.includes('/') && found !== 'UTC';
  return isShort && isDescribed ? null : found;
}

function isZone(name: string): boolean {
  // An offset is no zone: it knows no change of the clocks.
  if (!/^[A-Z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** Those that stand for all of their kind first. */
const wellKnown = new Set(
  [...WINDOWS_TO_IANA_MAP]
    .sort((one, other) => Number(other.territory === '001') - Number(one.territory === '001'))
    .map(({ iana }) => iana[0] ?? 'UTC'),
);
const knownClocks = new Map<string, readonly ClockChange[]>();

function withSameClocks(changes: ClockChange[], near: readonly string[], span: ZoneSpan): string | null {
  const probes = probesOf(changes, span);
  const isSame = (zone: string) =>
    isZone(zone) &&
    probes.every(({ startMs, offsetMs }) => offsetAt(zone, startMs) === offsetMs) &&
    areSameClocks(changes, clocksOf(zone), span.from, span.to);
  return [...near, ...wellKnown].find(isSame) ?? null;
}

/** A few moments at which nearly every other zone shows another time: to ask for all changes of one takes long. */
function probesOf(changes: readonly ClockChange[], { from, to }: ZoneSpan): ClockChange[] {
  const [fromMs, toMs] = [Date.parse(from), Date.parse(to)];
  const first = changes.findLast(({ startMs }) => startMs <= fromMs);
  const within = changes.filter(({ startMs }) => startMs > fromMs && startMs < toMs).slice(0, 4);
  return [...(first ? [{ ...first, startMs: fromMs }] : []), ...within];
}

const offsetAt = (zone: string, moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;

function clocksOf(zone: string): readonly ClockChange[] {
  return remembered(
    knownClocks,
    zone,
    () => zoneWalls(zone, dayNumber(`${years.first}-01-01`), dayNumber(`${years.last}-12-31`)).offsets,
  );
}
