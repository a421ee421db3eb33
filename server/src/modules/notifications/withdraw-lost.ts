import type { Member } from '@carecircle/contracts';
import { and, desc, eq, not } from 'drizzle-orm';
import type { UnitOfWork } from '../../spine/context';
import { notifications } from './notifications.tables';
import { countUnreadOf, isOwn } from './read-own';

/** More than any open screen shows. */
const mostWithdrawn = 200;

/**
 * Takes what a member may not see any more off their open screens, and out of the count. The rows stay: with the permission they
 * come back.
 */
export async function withdrawLost(
  { tx, record }: Pick<UnitOfWork, 'tx' | 'record'>,
  { circleId, id }: Pick<Member, 'circleId' | 'id'>,
): Promise<void> {
  const lost = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.personId, id), eq(notifications.circleId, circleId), not(isOwn(id))))
    .orderBy(desc(notifications.createdAt), desc(notifications.position))
    .limit(mostWithdrawn);
  if (lost.length === 0) return;
  const unread = await countUnreadOf(tx, id);
  for (const { id: notificationId } of lost)
    await record.toPerson(id, 'notification.deleted', { notificationId, unread });
}
