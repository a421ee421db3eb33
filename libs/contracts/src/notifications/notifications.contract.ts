import * as z from 'zod';
import { listLimits } from '../circles/circle-limits';
import { Notification, NotificationType } from './notification';
import { Cursor, Id, PageLimit } from '../primitives';
import { command, query } from '../api/operation';

const area = 'notifications';

export const NotificationPage = z.object({
  notifications: z.array(Notification).max(listLimits.page),
  nextCursor: Cursor.nullable(),
  unread: z.int(),
  total: z.int(),
});

export const notificationsContract = {
  listNotifications: query({
    area,
    name: 'listNotifications',
    summary: 'My notifications, newest first',
    scope: 'person',
    input: {
      type: NotificationType.optional(),
      unread: z.enum(['true']).optional(),
      cursor: Cursor.optional(),
      limit: PageLimit,
    },
    output: NotificationPage,
  }),
  readNotification: command({
    area,
    name: 'readNotification',
    summary: 'Mark one as read',
    scope: 'person',
    input: { notificationId: Id },
    output: z.object({ unread: z.int() }),
  }),
  readAllNotifications: command({
    area,
    name: 'readAllNotifications',
    summary: 'Mark all as read',
    scope: 'person',
    input: {},
    output: z.object({ unread: z.int() }),
  }),
  deleteNotification: command({
    area,
    name: 'deleteNotification',
    summary: 'Delete one of mine',
    scope: 'person',
    input: { notificationId: Id },
    output: z.object({ unread: z.int() }),
  }),
};
