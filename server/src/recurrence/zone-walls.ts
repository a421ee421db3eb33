import { Temporal } from 'temporal-polyfill';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A moment as a clock on some wall shows it: day number and minute of that day. */
export interface WallTime {
  day: number;
  minute: number;
}

/** Offsets of a zone in their order; each holds from `startMs` on until the next one. */
type Offsets = readonly { startMs: number; offsetMs: number }[];

/**
 * The clocks of one zone over a range of days, asked once for all that is to be computed there: a hundred times faster than
 * asking for each moment.
 */
export interface ZoneWalls {
  timeZone: string;
  offsets: Offsets;
}

/** Knows the zone from a day before the first to a day after the last day number. */
export function zoneWalls(timeZone: string, from: number, to: number): ZoneWalls {
  const startMs = (from - 2) * dayMs;
  let moment = Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(timeZone);
  const offsets = [{ startMs, offsetMs: moment.offsetNanoseconds / 1e6 }];
  for (;;) {
    const next = moment.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > (to + 2) * dayMs) return { timeZone, offsets };
    offsets.push({ startMs: next.epochMilliseconds, offsetMs: next.offsetNanoseconds / 1e6 });
    moment = next;
  }
}

/**
 * What the walls of another zone, or of the same one, show when these show a time. A time that the clocks jump over is read as
 * the one as far behind the jump, a time that comes twice is the first one (RFC 5545, 3.3.5).
 */
export function onWall({ day, minute }: WallTime, from: ZoneWalls, to: ZoneWalls): WallTime {
  if (from.timeZone === to.timeZone && (from.offsets.length === 1 || isFarFromChanges(day, from.offsets)))
    return { day, minute };
  const instant = instantOf(day * dayMs + minute * minuteMs, from.offsets);
  const wallMs = instant + offsetAt(instant, to.offsets);
  const shown = Math.floor(wallMs / dayMs);
  return { day: shown, minute: Math.floor((wallMs - shown * dayMs) / minuteMs) };
}

function isFarFromChanges(day: number, offsets: Offsets): boolean {
  return offsets.every(({ startMs }, index) => index === 0 || Math.abs(startMs / dayMs - day) > 2);
}

function instantOf(wallMs: number, offsets: Offsets): number {
  for (const [index, { startMs, offsetMs }] of offsets.entries()) {
    const instant = wallMs - offsetMs;
    const endMs = offsets[index + 1]?.startMs ?? Infinity;
    if (instant >= startMs && instant < endMs) return instant;
    const next = offsets[index + 1];
    // Behind the end by this offset, before the beginning by the next one: the clocks jumped over it.
    if (next && instant >= endMs && wallMs - next.offsetMs < endMs) return instant;
  }
  return wallMs - (offsets[0]?.offsetMs ?? 0);
}

function offsetAt(instant: number, offsets: Offsets): number {
  let offset = offsets[0]?.offsetMs ?? 0;
  for (const { startMs, offsetMs } of offsets) if (startMs <= instant) offset = offsetMs;
  return offset;
}

/** Minute of the day of `HH:MM`. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

const two = (part: number) => String(part).padStart(2, '0');
const times = Array.from(
  { length: 24 * 60 },
  (_, minute) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
);

/** `HH:MM` of a minute of the day. */
export function timeOf(minute: number): string {
  return times[minute] ?? '';
}
