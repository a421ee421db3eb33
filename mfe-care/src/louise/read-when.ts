import type { Preferences } from '@carecircle/contracts';
import { foldWords } from '@carecircle/remote-kit/questions';
import { dayAfter } from './care-skill';
import { Sentence } from './sentence';
import { readTime } from './read-time';
import { whenWords, type WhenWords } from './when-words';

interface Settings extends Pick<Preferences, 'language' | 'dateFormat'> {
  /** `YYYY-MM-DD`. */
  today: string;
}

export interface When {
  /** `YYYY-MM-DD`; null where none was said. */
  day: string | null;
  /** `HH:MM`; null where none was said. */
  time: string | null;
  /** The text without what said day and time. */
  rest: string;
}

/** Reads a day and a time out of what somebody typed, as people say them in the six languages; the rest is left as it was. */
export function readWhen(text: string, settings: Settings): When {
  const words = whenWords[settings.language];
  const sentence = new Sentence(text, words.joins);
  const day =
    namedDate(sentence, settings) ??
    numericDate(sentence, settings) ??
    relativeDay(sentence, words, settings.today) ??
    weekday(sentence, settings);
  const time = readTime(sentence, words);
  return { day, time, rest: sentence.rest() };
}

function relativeDay(sentence: Sentence, words: WhenWords, today: string): string | null {
  const phrases = Object.entries(words.days).sort(([one], [other]) => other.length - one.length);
  for (const [phrase, days] of phrases) if (sentence.take(phrase)) return dayAfter(today, days);
  for (const ahead of words.ahead) {
    for (const [units, length] of [[words.dayUnits, 1] as const, [words.weekUnits, 7] as const]) {
      const number = units.map((unit) => sentence.takeNumber(ahead, unit)).find((found) => found !== null);
      if (number) return dayAfter(today, number * length);
    }
  }
  return null;
}

/** The next such weekday, today left out. */
function weekday(sentence: Sentence, { language, today }: Settings): string | null {
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = dayAfter(today, ahead);
    const name = foldWords(dayName(language, day, { weekday: 'long' }));
    if (sentence.take(name.join(' ')) || sentence.take(name[0] ?? '')) return day;
  }
  return null;
}

/** '25 December', 'December 25', '25 de diciembre'. */
function namedDate(sentence: Sentence, { language, today }: Settings): string | null {
  for (let month = 1; month <= 12; month += 1) {
    const twoDigits = String(month).padStart(2, '0');
    const [name = ''] = foldWords(dayName(language, `2026-${twoDigits}-15`, { month: 'long' }));
    const found = sentence.takeDayOfMonth(name);
    if (found !== null) return nextDate(month, found, today);
  }
  return null;
}

/** '12/24', '24.12.', '2026-12-24': day and month in the reader's own order. */
function numericDate(sentence: Sentence, { dateFormat, today }: Settings): string | null {
  const iso = sentence.takeMatch(/^(\d{4})-(\d{2})-(\d{2})$/);
  if (iso) return realDay(iso[0] ?? '');
  const parts = sentence.takeMatch(/^(\d{1,2})[/.](\d{1,2})(?:[/.](?:\d{2}|\d{4})?)?$/);
  if (!parts) return null;
  const [first, second] = [Number(parts[1]), Number(parts[2])];
  return dateFormat === 'mdy' ? nextDate(first, second, today) : nextDate(second, first, today);
}

/** The first such date that is not past. */
function nextDate(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const dates = [year, year + 1].map((each) => realDay(`${each}-${twoDigits(month)}-${twoDigits(day)}`));
  return dates.find((date) => date !== null && date >= today) ?? null;
}

function realDay(day: string): string | null {
  const moment = Date.parse(day);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day) ? day : null;
}

function dayName(language: string, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(day));
}
