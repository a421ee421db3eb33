import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, ilike, isNull, or } from 'drizzle-orm';
import { containing } from '../../records/containing';
import { defineQuery } from '../../spine/define-query';
import { messageOf } from './message-rows';
import { messages } from './messages.tables';

/** The group chat and my own direct threads; nobody finds what two others wrote to each other. */
export const listFoundMessages = defineQuery(
  apiContract.communication.listFoundMessages,
  async ({ db, input, circle, actor }) => {
    const rows = await db
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.circleId, circle.id),
          or(
            isNull(messages.recipientId),
            eq(messages.recipientId, actor.id),
            eq(messages.senderId, actor.id),
          ),
          ilike(messages.text, containing(input.text)),
        ),
      )
      .orderBy(desc(messages.sentAt), desc(messages.sequence))
      .limit(input.limit);
    return rows.map(messageOf);
  },
);
