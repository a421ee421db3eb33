import { translator, useEvent, useFormats } from '@carecircle/remote-kit';
import { announce } from '@carecircle/ui';
import { useMessages } from '../words';
import { loadLaterMessages } from '../later/later-messages';
import { linkedAddress } from './linked-address';
import { notificationWords } from '@carecircle/contracts/notifications/words';

/**
 * Speaks each new notification to screen readers, on every screen. Not spoken here: what its own area speaks, at once where
 * it is urgent, and in the place that is before the reader already.
 */
export function useSpeakNotifications(): void {
  const { language } = useMessages();
  const formats = useFormats();
  useEvent('notification.added', async ({ payload: { notification } }) => {
    const isHere = linkedAddress(notification.link) === location.pathname + location.search;
    if (isHere || notification.priority === 'urgent') return;
    const t = translator(await loadLaterMessages(language));
    const { title, text } = notificationWords(notification, t, formats);
    announce([title, text].filter(Boolean).join(': '));
  });
}
