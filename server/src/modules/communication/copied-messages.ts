import { Id, Instant, MessageText } from '@carecircle/contracts/schemas';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { CopiedKind } from '../copied-kind';
import { groupChat } from './conversation-key';
import { conversations, messages, readMarks } from './messages.tables';

/** What was written in the group chat (CHAT-2). Threads of two are their own, and what messages bring are files. */
export const copiedMessages: CopiedKind = {
  name: 'messages',
  table: messages,
  action: 'message:view',
  fields: { id: Id, senderId: Id, text: MessageText, sentAt: Instant },
  people: ['senderId'],
  where: () => and(eq(messages.conversation, groupChat), ne(messages.text, '')),
  order: messages.sequence,
  begin: (_record, { index }) => ({ conversation: groupChat, sequence: index + 1 }),
  finish: async ({ tx }, { id: circleId, createdBy: memberId }) => {
    const [last] = await tx
      .select({ sequence: sql<number>`coalesce(max(${messages.sequence}), 0)`.mapWith(Number) })
      .from(messages)
      .where(eq(messages.circleId, circleId));
    const sequence = last?.sequence ?? 0;
    if (sequence === 0) return;
    await tx.insert(conversations).values({ circleId, conversation: groupChat, lastSequence: sequence });
    await tx.insert(readMarks).values({ circleId, conversation: groupChat, memberId, sequence });
  },
};
