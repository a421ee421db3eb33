import * as z from 'zod';
import { listLimits } from './circles/circle-limits';
import { mostMinorUnits } from './finance/currency';

/** ISO 8601 has a year 0, the calendars of databases have none. */
const firstYear = '0001';

/**
 * Identifier of any record: a UUID, made by whoever creates the record so that offline screens know it at once. In small letters,
 * whichever it came in: one record has one name.
 */
export const Id = z.uuid().toLowerCase();
export type Id = z.infer<typeof Id>;

/** A moment in UTC, ISO 8601 with milliseconds: `2026-11-21T08:04:00.000Z`. */
export const Instant = z.iso
  .datetime({ abort: true })
  .max(40)
  .refine((instant) => instant >= firstYear, { error: 'instant_range' });
export type Instant = z.infer<typeof Instant>;

/** A calendar day without a zone, `YYYY-MM-DD`; it is read in the circle's or the care recipient's zone. */
export const Day = z.iso.date({ abort: true }).refine((day) => day >= firstYear, { error: 'day_range' });
export type Day = z.infer<typeof Day>;

/** A calendar month without a zone, `YYYY-MM`. */
export const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine((month) => month >= firstYear, { error: 'day_range' });
export type Month = z.infer<typeof Month>;

/** A wall-clock time without a zone, 24 hours, `HH:MM`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export type ClockTime = z.infer<typeof ClockTime>;

/** IANA time-zone name that this runtime knows, such as `America/Chicago`. */
export const TimeZone = z.string().max(64).refine(isKnownTimeZone, { error: 'unknown_time_zone' });
export type TimeZone = z.infer<typeof TimeZone>;

/** ISO 4217 currency code. */
export const Currency = z.string().regex(/^[A-Z]{3}$/);

/** Money as an integer in the minor unit of the circle's currency (cents of USD, whole JPY; `currencyFractionDigits`). */
export const AmountCents = z.int().min(0).max(mostMinorUnits);

/**
 * One line that a person typed: trimmed, not blank. Line breaks and tabs, which come along when something is pasted, are spaces here;
 * other control characters, which no screen shows, are refused: such a line also stands in the heads of mails and files.
 */
export const line = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' '))
    .trim()
    .min(1)
    .max(maxLength)
    .refine((text) => isStorable(text) && !/\p{Cc}/u.test(text), { error: 'text_characters' });

/** Text of several lines that a person typed: trimmed, not blank. */
export const longText = (maxLength: number) => freeText(maxLength).min(1);

/** Free text that may be empty: trimmed, and of characters that every database can keep. */
export const freeText = (maxLength: number) =>
  z.string().trim().max(maxLength).refine(isStorable, { error: 'text_characters' });

/** Page size of a list read: 1 to 100, 50 unless told. Arrives as text in a query string. */
export const PageLimit = z.coerce.number().int().min(1).max(listLimits.page).default(50);

/** Opaque position in a list; absent means from the start. */
export const Cursor = z.string().max(200);

function isKnownTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** No NUL, which PostgreSQL refuses, and no half of a surrogate pair, which is no character at all. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
