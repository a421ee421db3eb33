import { currencyFractionDigits, majorAmount, type Preferences } from '@carecircle/contracts';
import { kitWords } from '../words/kit-words';
import { formatDay, type DayStyle } from './format-day';
import { formatFileSize } from './format-file-size';
import { formatRelative } from './format-relative';
import { dateTimeFormat, listFormat, numberFormat } from './intl';
import { wallMoment } from './wall-moment';

/** What formats depend on. `nowMs` is milliseconds since 1970. */
export interface FormatSettings {
  preferences: Pick<Preferences, 'language' | 'timeFormat' | 'dateFormat'>;
  /** IANA name of the circle's zone; instants are shown in it. */
  timeZone: string;
  /** ISO 4217 code. */
  currency: string;
  nowMs: number;
}

export interface Formats {
  /** A calendar day `YYYY-MM-DD`. */
  date: (day: string, style?: DayStyle) => string;
  /** A wall-clock time `HH:MM`, by 12 or 24 hours. */
  time: (clockTime: string) => string;
  /** Clock time of an ISO instant in the circle's zone, or in `timeZone`. */
  instant: (instant: string, timeZone?: string) => string;
  /** Day and clock time of an ISO instant. */
  dateTime: (instant: string, style?: DayStyle) => string;
  /** 'Just now', 'Xm ago', 'Xh ago', 'Xd ago' (SHELL-4). */
  relative: (instant: string) => string;
  /** An amount in minor units of the circle's currency (`AmountCents`). */
  money: (minorUnits: number) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Bytes, KB, MB, GB in steps of 1024. */
  fileSize: (bytes: number) => string;
  /** Names joined as a sentence does: 'Ana, Ben and Chris'. */
  list: (items: readonly string[]) => string;
  /** The present day `YYYY-MM-DD` in the circle's zone. */
  today: () => string;
  /** Day `YYYY-MM-DD` of an ISO instant in the circle's zone. */
  dayOf: (instant: string) => string;
}

const locales: Partial<Record<string, string>> = { en: 'en-US', es: 'es-US' };

/** BCP 47 locale for numbers and components in a person's language. */
export function localeOf(language: string): string {
  return locales[language] ?? language;
}

/** All formats for one person in one circle; `useFormats` gives those of the session. */
export function createFormats({ preferences, timeZone, currency, nowMs }: FormatSettings): Formats {
  const locale = localeOf(preferences.language);
  const clock = clockOptions(preferences.timeFormat);
  const time = (timeMs: number, zone: string) =>
    dateTimeFormat(locale, { ...clock, timeZone: zone }).format(timeMs);
  const date = (day: string, style: DayStyle = 'medium') => formatDay(day, style, preferences);
  const dayOf = (instant: string) => wallMoment(Date.parse(instant), timeZone).day;
  const instant = (value: string, zone = timeZone) => time(Date.parse(value), zone);
  return {
    date,
    time: (clockTime) => time(Date.parse(`1970-01-01T${clockTime}:00Z`), 'UTC'),
    instant,
    dateTime: (value, style) => `${date(dayOf(value), style)}, ${instant(value)}`,
    relative: (value) => formatRelative(value, nowMs, kitWords(preferences.language)),
    money: (minorUnits) => moneyFormat(locale, currency).format(majorAmount(minorUnits, currency)),
    number: (value, options) => numberFormat(locale, options).format(value),
    fileSize: (bytes) => formatFileSize(bytes, locale),
    list: (items) => listFormat(locale).format(items),
    today: () => wallMoment(nowMs, timeZone).day,
    dayOf,
  };
}

/** Decimals are those of ISO 4217, whatever the browser's own table says. */
function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const digits = currencyFractionDigits(currency);
  return numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function clockOptions(timeFormat: Preferences['timeFormat']): Intl.DateTimeFormatOptions {
  if (timeFormat === '24') return { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' };
}
