import type ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { findIana, WINDOWS_TO_IANA_MAP } from 'windows-iana';

/** Days of one year, near enough for every rule of daylight saving to differ on one of them. */
const sampleDays = Array.from({ length: 73 }, (_, index) => index * 5);
const sampleYear = 2026;

/**
 * Finds the zone that a file means by a name: an IANA name, one with a prefix, a Windows name (CLDR), or any other that the file
 * describes itself, then the first of `near` or of the well-known ones with the same clocks. Null when there is none.
 */
export function zoneFinder(calendar: ICAL.Component, near: readonly string[]) {
  const described = new Map<string, ICAL.Component>();
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    described.set(String(zone.getFirstPropertyValue('tzid')), zone);
  const known = new Map<string, string | null>();
  const find = (name: string) => {
    const zone = described.get(name);
    const location = zone?.getFirstPropertyValue('x-lic-location');
    return (
      ianaNamed(name) ??
      (typeof location === 'string' ? ianaNamed(location) : null) ??
      (zone ? withSameClocks(zone, near) : null)
    );
  };
  return (name: string): string | null => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const found = find(name);
    known.set(name, found);
    return found;
  };
}

/** Clients write `/mozilla.org/20050126_1/Europe/Berlin`, `Eastern Standard Time` and other names. */
function ianaNamed(name: string): string | null {
  const parts = name.split('/').filter(Boolean);
  const names = [name, parts.slice(-2).join('/'), parts.slice(-3).join('/'), findIana(name)[0]];
  return names.find((one) => one !== undefined && isZone(one)) ?? null;
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

function withSameClocks(described: ICAL.Component, near: readonly string[]): string | null {
  const offsets = offsetsDescribed(described);
  const candidates = [...near, ...new Set(WINDOWS_TO_IANA_MAP.map(({ iana }) => iana[0] ?? 'UTC'))];
  return candidates.find((zone) => isZone(zone) && hasOffsets(zone, offsets)) ?? null;
}

function hasOffsets(zone: string, offsets: readonly number[]): boolean {
  return sampleDays.every((day, index) => {
    const noon = Temporal.PlainDateTime.from({ year: sampleYear, month: 1, day: 1, hour: 12 }).add({
      days: day,
    });
    return noon.toZonedDateTime(zone).offsetNanoseconds / 1e9 === offsets[index];
  });
}

interface Change {
  /** Day of the year from 0 on which its time begins. */
  day: number;
  offsetSeconds: number;
}

// Read here rather than by the library, whose rules of zones a file could have run for ever.
function offsetsDescribed(zone: ICAL.Component): number[] {
  const changes = zone
    .getAllSubcomponents()
    .flatMap((part) => changeOf(part) ?? [])
    .sort((a, b) => a.day - b.day);
  return sampleDays.map((day) => {
    const last = changes.findLast((change) => change.day <= day) ?? changes.at(-1);
    return last?.offsetSeconds ?? Number.NaN;
  });
}

function changeOf(part: ICAL.Component): Change | null {
  const offset = part.getFirstPropertyValue('tzoffsetto') as ICAL.UtcOffset | null;
  if (!offset) return null;
  const offsetSeconds = offset.toSeconds();
  const rule = part.getFirstPropertyValue('rrule') as ICAL.Recur | null;
  const [month] = (rule?.parts.BYMONTH ?? []) as number[];
  const [byDay] = (rule?.parts.BYDAY ?? []) as string[];
  const [, ordinal, weekday] = /^(-?\d)([A-Z]{2})$/.exec(byDay ?? '') ?? [];
  if (month === undefined || !ordinal || !weekday) return { day: 0, offsetSeconds };
  const first = Temporal.PlainDate.from({ year: sampleYear, month, day: 1 });
  const wanted = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].indexOf(weekday) + 1;
  const inMonth = 1 + ((wanted - first.dayOfWeek + 7) % 7);
  const nth =
    Number(ordinal) > 0
      ? inMonth + 7 * (Number(ordinal) - 1)
      : inMonth + 7 * Math.floor((first.daysInMonth - inMonth) / 7) + 7 * (Number(ordinal) + 1);
  return { day: first.dayOfYear + nth - 2, offsetSeconds };
}
