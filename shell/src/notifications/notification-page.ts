import type { Notification } from '@carecircle/contracts';
import type { OperationOutput } from '@carecircle/remote-kit';

export type NotificationPage = OperationOutput<'notifications.listNotifications'>;

/** A page with a new one on top; the same page when it is there already. */
export function withAdded(
  page: NotificationPage,
  notification: Notification,
  unread: number,
): NotificationPage {
  if (page.notifications.some(({ id }) => id === notification.id)) return { ...page, unread };
  return { ...page, notifications: [notification, ...page.notifications], unread, total: page.total + 1 };
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
