import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { notifications } from './notifications.tables';
import { countUnreadOf, isOwn } from './read-own';

export const readNotification = defineCommand(
  apiContract.notifications.readNotification,
  async ({ tx, input, actor, record }) => {
    const [row] = await tx
      .select({ id: notifications.id, read: notifications.read })
      .from(notifications)
      .where(and(isOwn(actor.id), eq(notifications.id, input.notificationId)))
      .for('no key update');
    if (!row) throw refuse('NOT_FOUND', { message: 'There is no such notification.' });
    if (row.read) return { unread: await countUnreadOf(tx, actor.id) };
    await tx
      .update(notifications)
      .set({ read: true })
      .where(and(eq(notifications.personId, actor.id), eq(notifications.id, row.id)));
    const unread = await countUnreadOf(tx, actor.id);
    await record.toPerson(actor.id, 'notification.read', { notificationId: row.id, unread });
    return { unread };
  },
);
