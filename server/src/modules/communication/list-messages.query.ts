import type { Member, ReadMark } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { defineQuery } from '../../spine/define-query';
import { conversationKey } from './conversation-key';
import { messagesOf } from './message-rows';
import { messages, readMarks } from './messages.tables';
import { requirePartner } from './require-partner';

export const listMessages = defineQuery(
  apiContract.communication.listMessages,
  async ({ db, input, circle, actor }) => {
    const conversation = await conversationWith(db, actor, input.withMemberId);
    const rows = await db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.circleId, circle.id),
          eq(messages.conversation, conversation),
          input.before === undefined ? undefined : lt(messages.sequence, input.before),
        ),
      )
      .orderBy(desc(messages.sequence))
      .limit(input.limit + 1);
    const page = rows.slice(0, input.limit).reverse();
    return {
      messages: await messagesOf(db, page),
      before: rows.length > input.limit ? (page[0]?.sequence ?? null) : null,
      readMarks: await readMarksOf(db, circle.id, conversation),
    };
  },
);

async function conversationWith(db: Reader, actor: Member, memberId: string | undefined): Promise<string> {
  if (memberId === undefined) return conversationKey(actor.id, null);
  const partner = await requirePartner(db, actor, memberId);
  return conversationKey(actor.id, partner.id);
}

function readMarksOf(db: Reader, circleId: string, conversation: string): Promise<ReadMark[]> {
  return db
    .select({ memberId: readMarks.memberId, sequence: readMarks.sequence })
    .from(readMarks)
    .where(and(eq(readMarks.circleId, circleId), eq(readMarks.conversation, conversation)));
}
