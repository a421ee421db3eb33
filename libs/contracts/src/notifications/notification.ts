import * as z from 'zod';
import { Id, Instant } from '../primitives';
import { notificationTypes } from './notification-types';

export const NotificationType = z.enum(notificationTypes);
export type NotificationType = z.infer<typeof NotificationType>;

export const NotificationPriority = z.enum(['low', 'medium', 'high', 'urgent']);

/** Told to one person because of one cause. The words follow from `cause` and `values` in the reader's language. */
export const Notification = z.object({
  id: Id,
  circleId: Id,
  personId: Id,
  cause: z.string(),
  type: NotificationType,
  priority: NotificationPriority,
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Address inside the app that opening leads to, by the route's id (`screenLink`). */
  link: z.string().startsWith('/'),
  relatedId: Id.nullable(),
  actorId: Id.nullable(),
  /** The person cared for whom it is about. */
  aboutId: Id.nullable().optional(),
  read: z.boolean(),
  createdAt: Instant,
});
export type Notification = z.infer<typeof Notification>;
