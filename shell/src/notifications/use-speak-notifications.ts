import { useEvent, useFormats } from '@carecircle/remote-kit';
import { useMessages } from '../words';
import { linkedAddress } from './linked-address';

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
    const { speakNotification } = await import('./speak-notification');
    await speakNotification(notification, language, formats);
  });
}
