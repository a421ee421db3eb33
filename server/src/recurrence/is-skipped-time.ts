import { Temporal } from 'temporal-polyfill';

/** Whether the clocks of a zone jump over a time `HH:MM` on a day `YYYY-MM-DD`, so that no wall ever shows it (CAL-2). */
export function isSkippedTime(timeZone: string, day: string, time: string): boolean {
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`);
  return !wanted.toZonedDateTime(timeZone).toPlainDateTime().equals(wanted);
}
