import { parseDate, parseTime, type CalendarDate, type DateValue, type Time } from '@internationalized/date';

/** A calendar day from 'YYYY-MM-DD'. Null for null, '' and what is no day; undefined stays undefined. */
export function toCalendarDate(value: string | null | undefined): CalendarDate | null | undefined {
  return parsed(value, parseDate);
}

/** 'YYYY-MM-DD' of a day. */
export function fromCalendarDate(date: Pick<DateValue, 'year' | 'month' | 'day'> | null): string | null {
  if (!date) return null;
  return [padded(date.year, 4), padded(date.month, 2), padded(date.day, 2)].join('-');
}

/** A time of day from 'HH:MM'. Null for null, '' and what is no time; undefined stays undefined. */
export function toTime(value: string | null | undefined): Time | null | undefined {
  return parsed(value, parseTime);
}

/** 'HH:MM', 24-hour, of a time of day. */
export function fromTime(time: Pick<Time, 'hour' | 'minute'> | null): string | null {
  return time && [padded(time.hour, 2), padded(time.minute, 2)].join(':');
}

function parsed<Value>(text: string | null | undefined, parse: (text: string) => Value) {
  if (text === undefined) return undefined;
  if (!text) return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}

function padded(part: number, length: number): string {
  return String(part).padStart(length, '0');
}
