import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { defineCommand } from '../../spine/define-command';
import { notifications } from './notifications.tables';

export const readAllNotifications = defineCommand(
  apiContract.notifications.readAllNotifications,
  async ({ tx, actor, record }) => {
    const read = await tx
      .update(notifications)
      .set({ read: true })
      .where(and(eq(notifications.personId, actor.id), eq(notifications.read, false)))
      .returning({ id: notifications.id });
    if (read.length > 0) {
      await record.toPerson(actor.id, 'notification.read', { notificationId: null, unread: 0 });
    }
    return { unread: 0 };
  },
);
