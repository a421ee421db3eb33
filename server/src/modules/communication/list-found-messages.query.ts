import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import { containing } from '../../records/containing';
import { defineQuery } from '../../spine/define-query';
import { messageOf } from './message-rows';
import { messages } from './messages.tables';

/** The group chat and my own direct threads; nobody finds what two others wrote to each other. */
export const listFoundMessages = defineQuery(
  apiContract.communication.listFoundMessages,
  async ({ db, input, circle, actor }) => {
    const mine = and(
      eq(messages.circleId, circle.id),
      or(isNull(messages.recipientId), eq(messages.recipientId, actor.id), eq(messages.senderId, actor.id)),
    );
    // Nothing comes after a message that this member can't read.
    const last = db
      .select({ sentAt: messages.sentAt, id: messages.id })
      .from(messages)
      .where(and(mine, input.after ? eq(messages.id, input.after) : undefined));
    const rows = await db
      .select()
      .from(messages)
      .where(
        and(
          mine,
          ilike(messages.text, containing(input.text)),
          input.after ? sql`(${messages.sentAt}, ${messages.id}) < (${last})` : undefined,
        ),
      )
      .orderBy(desc(messages.sentAt), desc(messages.id))
      .limit(input.limit);
    return rows.map(messageOf);
  },
);
