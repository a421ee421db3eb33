import * as z from 'zod';
import { Notification } from './notification';
import { Id } from '../primitives';
import { personEvent } from '../events/domain-event';

const unread = z.int();

export const notificationsEvents = {
  /** I was told something. */
  'notification.added': personEvent({ notification: Notification, unread }),
  /** I read one, or all when `notificationId` is null. */
  'notification.read': personEvent({ notificationId: Id.nullable(), unread }),
  /** I deleted one. */
  'notification.deleted': personEvent({ notificationId: Id, unread }),
};
