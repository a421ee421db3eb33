import type { Notification } from '@carecircle/contracts';
import type { Formats, Translate } from '@carecircle/remote-kit';

/**
 * Title and text of a notification in the reader's language, its `time` (`HH:MM`) and `day` (`YYYY-MM-DD`) as the reader writes
 * them. One of a cause that this shell does not know is still told.
 */
export function notificationWords(
  { cause, values }: Notification,
  t: Pick<Translate<string>, 'dynamic'>,
  formats: Pick<Formats, 'time' | 'date'>,
): { title: string; text: string } {
  const written = { ...values };
  if (isClockTime(values.time)) written.time = formats.time(values.time);
  if (typeof values.day === 'string') written.day = formats.date(values.day);
  const titleKey = `${cause}.title`;
  const title = t.dynamic(titleKey, written);
  if (title === titleKey) return { title: t.dynamic('notifications.news'), text: '' };
  return { title, text: t.dynamic(`${cause}.message`, written) };
}

function isClockTime(value: Notification['values'][string] | undefined): value is string {
  return typeof value === 'string' && /^\d\d:\d\d$/.test(value);
}
