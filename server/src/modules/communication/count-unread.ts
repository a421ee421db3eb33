import type { Member, UnreadMessages } from '@carecircle/contracts';
import { and, count, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { conversations, messages, readMarks } from './messages.tables';

/**
 * What others wrote to a member beyond their read marks (CHAT-1), and calls that they missed. Of the group chat only what came since they joined
 * counts: nobody starts with the whole history unread.
 */
export async function countUnread(reader: Reader, member: Member): Promise<UnreadMessages> {
  // A conversation that is read to its end is not looked at: it may be years long.
  const readUpTo = sql`coalesce(${readMarks.sequence}, 0)`;
  const rows = await reader
    .select({ recipientId: messages.recipientId, senderId: messages.senderId, number: count() })
    .from(conversations)
    .leftJoin(
      readMarks,
      and(
        eq(readMarks.circleId, conversations.circleId),
        eq(readMarks.conversation, conversations.conversation),
        eq(readMarks.memberId, member.id),
      ),
    )
    .innerJoin(
      messages,
      and(
        eq(messages.circleId, conversations.circleId),
        eq(messages.conversation, conversations.conversation),
        gt(messages.sequence, readUpTo),
      ),
    )
    .where(
      and(
        eq(conversations.circleId, member.circleId),
        gt(conversations.lastSequence, readUpTo),
        or(isNull(messages.recipientId), eq(messages.recipientId, member.id)),
        ne(messages.senderId, member.id),
        or(
          isNull(messages.call),
          sql`${messages.call} @> ${JSON.stringify({ missedBy: [member.id] })}::jsonb`,
        ),
        gte(messages.sentAt, new Date(member.joinedAt)),
      ),
    )
    .groupBy(messages.recipientId, messages.senderId);
  const unread: UnreadMessages = { group: 0, direct: {} };
  for (const { recipientId, senderId, number } of rows) {
    if (recipientId === null) unread.group += number;
    else unread.direct[senderId] = number;
  }
  return unread;
}

export function totalUnread({ group, direct }: UnreadMessages): number {
  return Object.values(direct).reduce((sum, number) => sum + number, group);
}
