import type { Notification } from '@carecircle/contracts';
import type { NotificationRow } from './notifications.tables';

export function notificationOf(row: NotificationRow): Notification {
  return {
    id: row.id,
    circleId: row.circleId,
    personId: row.personId,
    cause: row.cause,
    type: row.type,
    priority: row.priority,
    values: row.values,
    link: row.link,
    relatedId: row.relatedId,
    actorId: row.actorId,
    aboutId: row.aboutId,
    read: row.read,
    createdAt: row.createdAt.toISOString(),
  };
}
