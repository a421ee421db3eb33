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
