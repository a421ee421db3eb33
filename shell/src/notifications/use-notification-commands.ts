import { patch, patchPages, setBusState, useCommand } from '@carecircle/remote-kit';
import { unreadAfter, withoutDeleted, withRead, type NotificationPage } from './notification-page';

const list = 'notifications.listNotifications';
const showUnread = ({ unread }: { unread: number }) => setBusState('notifications.unread', unread);

/** Read one, read all, delete one: shown at once in the bell and on the page. */
export function useNotificationCommands() {
  const read = useCommand('notifications.readNotification', {
    optimistic: ({ notificationId }) =>
      everywhere((page) => withRead(page, notificationId, unreadAfter(page, notificationId))),
    onDone: showUnread,
  });
  const readAll = useCommand('notifications.readAllNotifications', {
    optimistic: () => everywhere((page) => withRead(page, null, 0)),
    onDone: showUnread,
  });
  const remove = useCommand('notifications.deleteNotification', {
    optimistic: ({ notificationId }) =>
      everywhere((page) => withoutDeleted(page, notificationId, unreadAfter(page, notificationId))),
    onDone: showUnread,
  });
  return {
    gate: remove.gate,
    // Opening one must work without a connection: it is then still unread.
    read: (notificationId: string) => void (read.gate.isShut || read.send({ notificationId })),
    readAll: () => void readAll.send({}),
    remove: (notificationId: string) => void remove.send({ notificationId }),
  };
}

function everywhere(change: (page: NotificationPage) => NotificationPage) {
  return [patch(list, change), patchPages(list, (pages) => pages.map(change))];
}
