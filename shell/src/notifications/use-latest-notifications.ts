import { useLiveQuery } from '@carecircle/remote-kit';
import { withAdded, withoutDeleted, withRead } from './notification-page';

const shown = 20;

/** The newest notifications, kept true by the person's own events (SHELL-4). */
export function useLatestNotifications() {
  return useLiveQuery(
    'notifications.listNotifications',
    { limit: shown },
    {
      on: {
        'notification.added': (page, { payload }) => withAdded(page, payload.notification, payload.unread),
        'notification.read': (page, { payload }) => withRead(page, payload.notificationId, payload.unread),
        'notification.deleted': (page, { payload }) =>
          withoutDeleted(page, payload.notificationId, payload.unread),
      },
    },
  );
}
