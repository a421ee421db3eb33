import { notificationCauses, type Notification } from '@carecircle/contracts';
import type { Translate } from '@carecircle/remote-kit';
import type { useMessages } from '../words';

type Words = ReturnType<typeof useMessages> | Translate<string>;

/** Title and text of a notification in the reader's language. One of a cause that this shell does not know is still told. */
export function notificationWords(
  { cause, values }: Notification,
  t: Words,
): { title: string; text: string } {
  if (!Object.hasOwn(notificationCauses, cause)) return { title: t.dynamic('notifications.news'), text: '' };
  return { title: t.dynamic(`${cause}.title`, values), text: t.dynamic(`${cause}.message`, values) };
}
