import * as z from 'zod';
import { Notification } from './notification';
import { OwnNotificationSettings } from './notification-settings';
import { Delivery } from './push-device';
import { Id } from '../primitives';
import { personEvent } from '../events/domain-event';

const unread = z.int();

export const notificationsEvents = {
  /** I was told something. */
  'notification.added': personEvent({ notification: Notification, unread }),
  /** One that calls for help and that nobody has answered is told again. */
  'notification.repeated': personEvent({ notification: Notification }),
  /** I read one, or all when `notificationId` is null. */
  'notification.read': personEvent({ notificationId: Id.nullable(), unread }),
  /** I deleted one. */
  'notification.deleted': personEvent({ notificationId: Id, unread }),
  /** I chose how I want to be told, or one of my devices said in which zone it is. */
  'notification-settings.changed': personEvent(OwnNotificationSettings.shape),
  /** One of my browsers is told by push from now on, or no more. */
  'push-devices.changed': personEvent({}),
  /** I was sent something over a channel, or it failed. */
  'delivery.settled': personEvent({ delivery: Delivery }),
};
