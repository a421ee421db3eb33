import type { Notification, Preferences } from '@carecircle/contracts';
import { notificationWords } from '@carecircle/contracts/notifications/words';
import { say } from './catalogues';

type Reader = Pick<Preferences, 'language' | 'dateFormat' | 'timeFormat'>;

/** How a reader writes a clock time (`HH:MM`), a day (`YYYY-MM-DD`) and several things in a sentence. */
export function formatsFor(reader: Reader) {
  const locale = localeOf(reader);
  const hours = reader.timeFormat === '12' ? { hour12: true } : { hourCycle: 'h23' as const };
  const times = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    ...hours,
  });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(locale);
  return {
    time: (clock: string) => times.format(Date.parse(`1970-01-01T${clock}:00Z`)),
    date: (day: string) => days.format(Date.parse(`${day}T00:00:00Z`)),
    list: (items: readonly string[]) => lists.format(items),
  };
}

/** Title and text of a notification as its reader speaks and writes, for what does not show it in the app. */
export function wordsFor(
  reader: Reader,
  notification: Pick<Notification, 'cause' | 'values'>,
): { title: string; text: string } {
  const t = { dynamic: (key: string, values?: Notification['values']) => say(reader.language, key, values) };
  return notificationWords(notification, t, formatsFor(reader));
}

/** English alone has more than one order of day and month. */
function localeOf({ language, dateFormat }: Reader): string {
  if (language !== 'en') return language;
  return dateFormat === 'mdy' ? 'en-US' : 'en-GB';
}
