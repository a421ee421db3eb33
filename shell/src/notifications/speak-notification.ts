import type { Notification } from '@carecircle/contracts';
import { notificationWords } from '@carecircle/contracts/notifications/words';
import { translator, type Formats } from '@carecircle/remote-kit';
import { announce } from '@carecircle/ui';
import { loadLaterMessages } from '../later/later-messages';

/** Speaks a notification to screen readers, in a language. */
export async function speakNotification(
  notification: Notification,
  language: string,
  formats: Formats,
): Promise<void> {
  const t = translator(await loadLaterMessages(language));
  const { title, text } = notificationWords(notification, t, formats);
  announce([title, text].filter(Boolean).join(': '));
}
