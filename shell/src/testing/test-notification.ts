import type { Notification } from '@carecircle/contracts';
import { newId, type OperationOutput } from '@carecircle/remote-kit';
import { testIds } from '@carecircle/remote-kit/testing';

/** A notification of Ana: Ben completed a task. */
export function testNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: newId(),
    circleId: testIds.circle,
    personId: testIds.ana,
    cause: 'task-completed',
    type: 'task',
    priority: 'low',
    values: { actor: 'Ben Rivera', title: 'Groceries' },
    link: '/tasks',
    relatedId: null,
    actorId: testIds.ben,
    read: false,
    createdAt: new Date().toISOString(),
    ...changes,
  };
}

/** What the server answers to a list of them. */
export function testNotificationPage(
  notifications: Notification[],
): OperationOutput<'notifications.listNotifications'> {
  const unread = notifications.filter(({ read }) => !read).length;
  return { notifications, nextCursor: null, unread, total: notifications.length };
}
