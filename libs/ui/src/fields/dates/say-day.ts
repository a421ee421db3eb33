import { DateFormatter, type CalendarDate } from '@internationalized/date';

/**
 * What is said of a day of a calendar. React Aria calls the device's own day today; here it is the circle's, which may
 * be another one.
 * @param label what React Aria says: the day in full, 'Today' before it, whether it is selected after it
 */
export function sayDay(label: string, date: CalendarDate, isCurrent: boolean, locale: string): string {
  const full = new DateFormatter(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date.toDate('UTC'));
  const withoutToday = label.slice(Math.max(0, label.indexOf(full)));
  return isCurrent ? `${todayIn(locale)}, ${withoutToday}` : withoutToday;
}

function todayIn(locale: string): string {
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}
