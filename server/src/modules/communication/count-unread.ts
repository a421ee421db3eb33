import type { Member, UnreadMessages } from '@carecircle/contracts';
import { and, asc, count, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { conversations, messages, readMarks } from './messages.tables';

/** Of PostgreSQL's `integer`, that of a sequence too: no conversation is longer. */
const largestInteger = 2_147_483_647;

/**
 * What others wrote to a member beyond their read marks (CHAT-1), and calls that they missed. Of the group chat only what came since they joined
 * counts: nobody starts with the whole history unread.
 */
export async function countUnread(reader: Reader, member: Member): Promise<UnreadMessages> {
  // A conversation that is read to its end is not looked at: it may be years long.
  const readUpTo = sql`coalesce(${readMarks.sequence}, 0)`;
  const beyond = reader
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.circleId, conversations.circleId),
        eq(messages.conversation, conversations.conversation),
        gt(messages.sequence, readUpTo),
      ),
    )
    // Without order and limit the planner, who does not know the mark, may begin with all that came since they joined.
    .orderBy(asc(messages.sequence))
    .limit(largestInteger)
    .as('beyond');
  const rows = await reader
    .select({ recipientId: beyond.recipientId, senderId: beyond.senderId, number: count() })
    .from(conversations)
    .leftJoin(
      readMarks,
      and(
        eq(readMarks.circleId, conversations.circleId),
        eq(readMarks.conversation, conversations.conversation),
        eq(readMarks.memberId, member.id),
      ),
    )
    .crossJoinLateral(beyond)
    .where(
      and(
        eq(conversations.circleId, member.circleId),
        gt(conversations.lastSequence, readUpTo),
        or(isNull(beyond.recipientId), eq(beyond.recipientId, member.id)),
        ne(beyond.senderId, member.id),
        or(isNull(beyond.call), sql`${beyond.call} @> ${JSON.stringify({ missedBy: [member.id] })}::jsonb`),
        gte(beyond.sentAt, new Date(member.joinedAt)),
      ),
    )
    .groupBy(beyond.recipientId, beyond.senderId);
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
