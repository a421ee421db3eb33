import type { DayRange } from '../calendar-days/apply-to-days';

/** The day `YYYY-MM-DD` that an address names; `today` where it names none. */
export function shownDay(text: string | null, today: string): string {
  return text !== null && /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) && isDay(text) ? text : today;
}

/** First and last day of the month that a day lies in. */
export function monthOf(day: string): DayRange {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { from: `${day.slice(0, 7)}-01`, to: last };
}

function isDay(text: string): boolean {
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
