import type { Notification, NotificationType } from '@carecircle/contracts';
import { useLivePages } from '@carecircle/remote-kit';
import { withAdded, withoutDeleted, withRead, type NotificationPage } from './notification-page';

export interface NotificationFilter {
  type: NotificationType | null;
  isUnread: boolean;
}

/** All notifications that pass the filter, page by page, kept true like those of the bell. */
export function useNotificationPages({ type, isUnread }: NotificationFilter) {
  const passes = (notification: Notification) =>
    (type === null || notification.type === type) && !(isUnread && notification.read);
  const filtered = (page: NotificationPage) =>
    isUnread ? { ...page, notifications: page.notifications.filter(passes) } : page;
  return useLivePages(
    'notifications.listNotifications',
    { limit: 30, ...(type && { type }), ...(isUnread && { unread: 'true' }) },
    {
      next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
      on: {
        'notification.added': ([first, ...rest], { payload: { notification, unread } }) =>
          first &&
          (passes(notification)
            ? [withAdded(first, notification, unread), ...rest.map((page) => without(page, notification.id))]
            : [first, ...rest]),
        'notification.read': (pages, { payload }) =>
          pages.map((page) => filtered(withRead(page, payload.notificationId, payload.unread))),
        'notification.deleted': (pages, { payload }) =>
          pages.map((page) => withoutDeleted(page, payload.notificationId, payload.unread)),
      },
    },
  );
}

/** An item that moved up stands no more where it was. */
function without(page: NotificationPage, notificationId: string): NotificationPage {
  return { ...page, notifications: page.notifications.filter(({ id }) => id !== notificationId) };
}
