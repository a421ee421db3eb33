import type { DomainEvent } from '@carecircle/contracts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { UnitOfWork } from '../../spine/context';
import { conversationKey, messages } from '../communication';
import { notifications } from './notifications.tables';
import { countUnreadOf } from './read-own';

type ReadEvent = DomainEvent<'conversation.read' | 'direct-conversation.read'>;

/** Whoever has read a conversation needs no notification of its messages any more. */
export async function readMessageNotifications(
  { tx, record }: Pick<UnitOfWork, 'tx' | 'record'>,
  event: ReadEvent,
): Promise<void> {
  const { memberId, sequence } = event.payload;
  const isGroup = event.type === 'conversation.read';
  if (!isGroup && event.scopeId !== memberId) return;
  const circleId = isGroup ? event.scopeId : event.payload.circleId;
  const conversation = conversationKey(memberId, isGroup ? null : event.payload.withMemberId);
  const readMessages = tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.circleId, circleId),
        eq(messages.conversation, conversation),
        lte(messages.sequence, sequence),
      ),
    );
  const read = await tx
    .update(notifications)
    .set({ read: true })
    .where(
      and(
        eq(notifications.circleId, circleId),
        eq(notifications.personId, memberId),
        eq(notifications.read, false),
        eq(notifications.type, 'message'),
        // What calls waits for a word, not for a glance.
        eq(notifications.isCalling, false),
        inArray(notifications.relatedId, readMessages),
      ),
    )
    .returning({ id: notifications.id });
  if (read.length === 0) return;
  const unread = await countUnreadOf(tx, memberId);
  for (const { id } of read)
    await record.toPerson(memberId, 'notification.read', { notificationId: id, unread });
}
