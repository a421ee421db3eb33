import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { defineCommand } from '../../spine/define-command';
import { notifications } from './notifications.tables';
import { countUnreadOf } from './read-own';

/** Deleting what is gone already answers calmly: two devices may both have deleted it. */
export const deleteNotification = defineCommand(
  apiContract.notifications.deleteNotification,
  async ({ tx, input, actor, record }) => {
    const deleted = await tx
      .delete(notifications)
      .where(and(eq(notifications.personId, actor.id), eq(notifications.id, input.notificationId)))
      .returning({ id: notifications.id });
    const unread = await countUnreadOf(tx, actor.id);
    for (const { id } of deleted) {
      await record.toPerson(actor.id, 'notification.deleted', { notificationId: id, unread });
    }
    return { unread };
  },
);
