import * as z from 'zod';
import { listLimits } from '../circles/circle-limits';
import { Notification, NotificationType } from './notification';
import {
  NotificationSettings,
  OwnNotificationSettings,
  ShownNotificationSettings,
} from './notification-settings';
import { Deliveries, PushDevices, PushSubscriptionInput } from './push-device';
import { Cursor, Id, Instant, PageLimit, TimeZone } from '../primitives';
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
  getNotificationSettings: query({
    area,
    name: 'getNotificationSettings',
    summary: 'How I want to be told',
    scope: 'person',
    input: {},
    output: ShownNotificationSettings,
  }),
  changeNotificationSettings: command({
    area,
    name: 'changeNotificationSettings',
    summary: 'Choose how I want to be told, or say in which zone I am',
    scope: 'person',
    input: { changes: NotificationSettings.strict().partial(), timeZone: TimeZone.optional() },
    output: OwnNotificationSettings,
  }),
  listPushDevices: query({
    area,
    name: 'listPushDevices',
    summary: 'Which of my browsers are told by push, and the key to subscribe with',
    scope: 'person',
    input: {},
    output: PushDevices,
  }),
  addPushDevice: command({
    area,
    name: 'addPushDevice',
    summary: 'Have this browser told by push for as long as its session lasts',
    scope: 'person',
    input: PushSubscriptionInput.shape,
    output: PushDevices,
  }),
  deletePushDevice: command({
    area,
    name: 'deletePushDevice',
    summary: 'Tell one of my browsers no more',
    scope: 'person',
    input: { deviceId: Id },
    output: PushDevices,
  }),
  sendTestNotification: command({
    area,
    name: 'sendTestNotification',
    summary: 'Send a push to all my browsers, to see whether it arrives',
    scope: 'person',
    input: {},
    output: z.object({ devices: z.int() }),
  }),
  snoozeNotification: command({
    area,
    name: 'snoozeNotification',
    summary: 'Tell me again in ten minutes, unless somebody has answered by then',
    scope: 'person',
    input: { notificationId: Id },
    output: z.object({ until: Instant }),
  }),
  listDeliveries: query({
    area,
    name: 'listDeliveries',
    summary: 'What was sent to me lately over which channel, and what became of it',
    scope: 'person',
    input: {},
    output: Deliveries,
  }),
};
