import type { Notification } from './notification';

/** The words of one language; a key that it does not know gives the key itself. */
interface Words {
  dynamic: (key: string, values?: Notification['values']) => string;
}

/** How the reader writes a clock time (`HH:MM`), a day (`YYYY-MM-DD`) and several things in a sentence. */
interface ReaderFormats {
  time: (clockTime: string) => string;
  date: (day: string) => string;
  list: (items: readonly string[]) => string;
}

/** Times (`HH:MM`) and days (`YYYY-MM-DD`) among the values, which the reader's language writes its own way. */
const times = ['time', 'fromTime'];
const days = ['day', 'fromDay'];
const actions = ['task.completed', 'check-in.added', 'dose.taken'];

/**
 * Title and text of a notification in the reader's language; an item that gathers several says how many, then the latest. One of a
 * cause that this shell does not know is still told.
 */
export function notificationWords(
  { cause, values }: Pick<Notification, 'cause' | 'values'>,
  t: Words,
  formats: ReaderFormats,
): { title: string; text: string } {
  const written: Notification['values'] = { ...values };
  for (const [name, value] of Object.entries(values)) {
    if (times.includes(name) && isClockTime(value)) written[name] = formats.time(value);
    if (days.includes(name) && typeof value === 'string') written[name] = formats.date(value);
  }
  if (cause === 'points-earned') written.done = actionsIn(values, t, formats) || 'none';
  const isMany = Number(values.count ?? 1) > 1 && values.gathered !== undefined;
  const titleKey = isMany ? `${values.gathered}.many` : `${cause}.title`;
  const title = t.dynamic(titleKey, written);
  if (title === titleKey) return { title: t.dynamic('notifications.news'), text: '' };
  return { title, text: t.dynamic(`${cause}.message`, written) };
}

function isClockTime(value: Notification['values'][string] | undefined): value is string {
  return typeof value === 'string' && /^\d\d:\d\d$/.test(value);
}

/** What earned the points, such as '2 tasks and 1 check-in'. */
function actionsIn(values: Notification['values'], t: Words, formats: Pick<ReaderFormats, 'list'>): string {
  const done = actions.filter((action) => Number(values[action] ?? 0) > 0);
  return formats.list(done.map((action) => t.dynamic(`${action}.done`, { count: values[action] ?? 0 })));
}
