import type { Member, UnreadMessages } from '@carecircle/contracts';
import { and, count, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { messages, readMarks } from './messages.tables';

/**
 * What others wrote to a member beyond their read marks (CHAT-1), and calls that they missed. Of the group chat only what came since they joined
 * counts: nobody starts with the whole history unread.
 */
export async function countUnread(reader: Reader, member: Member): Promise<UnreadMessages> {
  const rows = await reader
    .select({ recipientId: messages.recipientId, senderId: messages.senderId, number: count() })
    .from(messages)
    .leftJoin(
      readMarks,
      and(
        eq(readMarks.circleId, messages.circleId),
        eq(readMarks.conversation, messages.conversation),
        eq(readMarks.memberId, member.id),
      ),
    )
    .where(
      and(
        eq(messages.circleId, member.circleId),
        or(isNull(messages.recipientId), eq(messages.recipientId, member.id)),
        ne(messages.senderId, member.id),
        or(
          isNull(messages.call),
          sql`${messages.call} @> ${JSON.stringify({ missedBy: [member.id] })}::jsonb`,
        ),
        gte(messages.sentAt, new Date(member.joinedAt)),
        gt(messages.sequence, sql`coalesce(${readMarks.sequence}, 0)`),
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
