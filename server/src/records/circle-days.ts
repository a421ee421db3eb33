import { Temporal } from 'temporal-polyfill';

/** Calendar day (`YYYY-MM-DD`) of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** First moment of a calendar day in a time zone: 01:00 where the clocks skip midnight. */
export function startOfDay(timeZone: string, day: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** The same day one year earlier; the 28th of February for a 29th. */
export function oneYearBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ years: 1 }).toString();
}

/** Whether a moment lies on a Saturday or Sunday in a time zone, and the hour of its clock there. */
export function weekdayAndHour(timeZone: string, moment: Date): { isWeekend: boolean; hour: number } {
  const { dayOfWeek, hour } = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return { isWeekend: dayOfWeek > 5, hour };
}

export type PeriodType = 'daily' | 'weekly' | 'monthly';

/** A day, a week from Monday to Sunday or a calendar month, in the time zone that it was asked for. */
export interface Period {
  /** Its first day. */
  start: string;
  startsAt: Date;
  /** The first moment after it. */
  endsAt: Date;
}

/** The day, week or month of a moment in a time zone. */
export function periodOf(type: PeriodType, timeZone: string, moment: Date): Period {
  const day = Temporal.PlainDate.from(dayIn(timeZone, moment));
  const first = {
    daily: day,
    weekly: day.subtract({ days: day.dayOfWeek - 1 }),
    monthly: day.with({ day: 1 }),
  }[type];
  const next = first.add({ daily: { days: 1 }, weekly: { days: 7 }, monthly: { months: 1 } }[type]);
  const [start, end] = [first.toString(), next.toString()];
  return { start, startsAt: startOfDay(timeZone, start), endsAt: startOfDay(timeZone, end) };
}

/** What a clock shows at a moment in a time zone: `HH:MM`. */
export function clockIn(timeZone: string, moment: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
}
