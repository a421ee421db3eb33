import { Temporal } from 'temporal-polyfill';

/** A time `HH:MM` of a day on some wall, and the moment that it is. */
export interface WallMoment {
  day: string;
  time: string;
  dueAt: Date;
}

interface Wanted {
  times: readonly string[];
  /** Whether the times are due on a day `YYYY-MM-DD`. */
  isDue: (day: string) => boolean;
  timeZone: string;
  after: Date;
  until: Date;
}

/**
 * The times of the wanted days that are later than `after` and not later than `until`, in their order. Each is there once, whatever
 * the clocks of the zone do.
 */
export function wallMoments({ times, isDue, timeZone, after, until }: Wanted): WallMoment[] {
  const inOrder = [...times].sort();
  if (inOrder.length === 0) return [];
  // A day more on each side: where a whole day is left out, its times are due at the beginning of the next one.
  const last = dayOf(until, timeZone);
  const moments: WallMoment[] = [];
  const first = dayOf(after, timeZone).subtract({ days: 1 });
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const name = day.toString();
    if (!isDue(name)) continue;
    moments.push(...inOrder.map((time) => ({ day: name, time, dueAt: momentOf(timeZone, name, time) })));
  }
  return moments.filter(({ dueAt }) => dueAt > after && dueAt <= until);
}

/**
 * The moment of a time `HH:MM` of a day on the wall of a zone: the first one after a time that the clocks jump over, the first
 * of two where they show it twice.
 */
export function momentOf(timeZone: string, day: string, time: string): Date {
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`);
  const moment = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (moment.toPlainDateTime().equals(wanted)) return new Date(moment.epochMilliseconds);
  const jump = moment.getTimeZoneTransition('next') ?? moment;
  return new Date(jump.epochMilliseconds);
}

function dayOf(moment: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
}
