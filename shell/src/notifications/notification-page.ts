import type { Notification } from '@carecircle/contracts';
import type { OperationOutput } from '@carecircle/remote-kit';

export type NotificationPage = OperationOutput<'notifications.listNotifications'>;

/** A page with one on top; an item that was there already has gathered something, and moves up. */
export function withAdded(
  page: NotificationPage,
  notification: Notification,
  unread: number,
): NotificationPage {
  const others = page.notifications.filter(({ id }) => id !== notification.id);
  const isNew = others.length === page.notifications.length;
  const total = page.total + (isNew ? 1 : 0);
  return { ...page, notifications: [notification, ...others], unread, total };
}

/** A page after one was read, or all when `notificationId` is null. */
export function withRead(
  page: NotificationPage,
  notificationId: string | null,
  unread: number,
): NotificationPage {
  const notifications = page.notifications.map((notification) =>
    notificationId === null || notification.id === notificationId
      ? { ...notification, read: true }
      : notification,
  );
  return { ...page, notifications, unread };
}

/** A page without the deleted one. The total falls with it, so it is told apart from one that was gone already. */
export function withoutDeleted(
  page: NotificationPage,
  notificationId: string,
  unread: number,
): NotificationPage {
  const notifications = page.notifications.filter(({ id }) => id !== notificationId);
  const gone = page.notifications.length - notifications.length;
  return { ...page, notifications, unread, total: page.total - gone };
}

/** How many stay unread when this one is read or deleted. */
export function unreadAfter(page: NotificationPage, notificationId: string): number {
  const wasUnread = page.notifications.some(({ id, read }) => id === notificationId && !read);
  return Math.max(0, page.unread - (wasUnread ? 1 : 0));
}
