import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, exists, ilike, or, sql } from 'drizzle-orm';
import { containing } from '../../records/containing';
import { defineQuery } from '../../spine/define-query';
import { isReadableBy } from './is-readable-by';
import { messagesOf } from './message-rows';
import { messageFiles, messages } from './messages.tables';

/** Texts, and files by their names. */
export const listFoundMessages = defineQuery(
  apiContract.communication.listFoundMessages,
  async ({ db, input, circle, actor }) => {
    const mine = isReadableBy(actor);
    const wanted = containing(input.text);
    const bringsIt = db
      .select({ id: messageFiles.messageId })
      .from(messageFiles)
      .where(
        and(
          eq(messageFiles.circleId, circle.id),
          eq(messageFiles.messageId, messages.id),
          ilike(messageFiles.name, wanted),
        ),
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
          or(ilike(messages.text, wanted), exists(bringsIt)),
          input.after ? sql`(${messages.sentAt}, ${messages.id}) < (${last})` : undefined,
        ),
      )
      .orderBy(desc(messages.sentAt), desc(messages.id))
      .limit(input.limit);
    return messagesOf(db, rows);
  },
);
