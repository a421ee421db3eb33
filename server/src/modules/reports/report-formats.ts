import type { Preferences, ReportRange } from '@carecircle/contracts';
import type { ReportWords } from './words/report-words';

/** Figures, days and moments as a reader writes them. */
export interface ReportFormats {
  language: string;
  number: (value: number | null) => string;
  percent: (value: number) => string;
  percentOrNone: (value: number | null) => string;
  minutes: (value: number | null) => string;
  day: (day: string) => string;
  range: (range: ReportRange) => string;
  moment: (at: string) => string;
}

/** By the reader's own preferences, in the zone of the person cared for; what has no record says so. */
export function reportFormats(
  { language, dateFormat, timeFormat }: Preferences,
  timeZone: string,
  words: ReportWords,
): ReportFormats {
  const locale = localeOf(language, dateFormat);
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone, hourCycle: timeFormat === '12' ? 'h12' : 'h23' },
  } as Intl.DateTimeFormatOptions);
  const orNone =
    (format: (value: number) => string) =>
    (value: number | null): string =>
      value === null ? words.noData : format(value);
  const minutes = (value: number) =>
    value < 60
      ? words.minutes(numbers.format(value))
      : words.hours(numbers.format(Math.floor(value / 60)), numbers.format(value % 60));
  const percent = (value: number) => percents.format(value / 100);
  const day = (name: string) => days.format(new Date(`${name}T00:00:00Z`));
  return {
    language,
    number: orNone((value) => numbers.format(value)),
    percent,
    percentOrNone: orNone(percent),
    minutes: orNone(minutes),
    day,
    range: ({ from, to }) => `${day(from)} – ${day(to)}`,
    moment: (at) => moments.format(new Date(at)),
  };
}

/** English alone has more than one order of day and month. */
function localeOf(language: Preferences['language'], dateFormat: Preferences['dateFormat']): string {
  if (language !== 'en') return language;
  return dateFormat === 'mdy' ? 'en-US' : 'en-GB';
}
