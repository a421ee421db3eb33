import type { Preferences } from '@carecircle/contracts';
import { dateTimeFormat } from './intl';

/**
 * `numeric` 11/21/2026, `short` Nov 21, `full` November 21, `medium` Nov 21, 2026, `long` Saturday, November 21, 2026, `this-year`
 * Saturday, November 21, `weekday` Saturday, `month` November 2026.
 */
export type DayStyle = 'numeric' | 'short' | 'full' | 'medium' | 'long' | 'this-year' | 'weekday' | 'month';

type Wishes = Pick<Preferences, 'language' | 'dateFormat'>;

const fields: Record<Exclude<DayStyle, 'numeric'>, Intl.DateTimeFormatOptions> = {
  short: { month: 'short', day: 'numeric' },
  full: { month: 'long', day: 'numeric' },
  medium: { month: 'short', day: 'numeric', year: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  'this-year': { weekday: 'long', month: 'long', day: 'numeric' },
  weekday: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
};

/** Writes a calendar day `YYYY-MM-DD` as the reader prefers: their order of day, month and year, their language. */
export function formatDay(day: string, style: DayStyle, wishes: Wishes): string {
  if (style === 'numeric') return numericDay(day, wishes.dateFormat);
  const format = dateTimeFormat(dayLocale(wishes), { timeZone: 'UTC', ...fields[style] });
  return format.format(new Date(`${day}T00:00:00Z`));
}

function numericDay(date: string, order: Preferences['dateFormat']): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (order === 'ymd') return date;
  return order === 'mdy' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

// A named month leaves no doubt about the order, so each language keeps the way that reads naturally.
function dayLocale({ language, dateFormat }: Wishes): string {
  if (language !== 'en') return language;
  return dateFormat === 'dmy' ? 'en-GB' : 'en-US';
}
