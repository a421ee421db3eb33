import type { Member } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { lt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import type { Recorder } from '../../spine/context';
import { defineCommand } from '../../spine/define-command';
import { conversationKey } from './conversation-key';
import { countUnread } from './count-unread';
import { lockConversation } from './lock-conversation';
import { readMarks } from './messages.tables';
import { requirePartner } from './require-partner';

/** Read marks only move forward, and never past the last message: late and repeated reports change nothing (CHAT-1). */
export const markConversationRead = defineCommand(
  apiContract.communication.markConversationRead,
  async ({ tx, input, actor, record }) => {
    const partner = input.withMemberId ? await requirePartner(tx, actor, input.withMemberId) : null;
    const conversation = conversationKey(actor.id, partner?.id);
    const lastSequence = await lockConversation(tx, actor.circleId, conversation);
    const sequence = Math.min(input.sequence, lastSequence);
    const hasMoved = sequence > 0 && (await moveReadMark(tx, actor, conversation, sequence));
    const unread = await countUnread(tx, actor);
    if (!hasMoved) return unread;
    await tellReading(record, actor, partner, sequence);
    await record.toPerson(actor.id, 'unread-messages.changed', { circleId: actor.circleId, unread });
    return unread;
  },
);

async function moveReadMark(
  tx: Transaction,
  { circleId, id: memberId }: Member,
  conversation: string,
  sequence: number,
): Promise<boolean> {
  const moved = await tx
    .insert(readMarks)
    .values({ circleId, conversation, memberId, sequence })
    .onConflictDoUpdate({
      target: [readMarks.circleId, readMarks.conversation, readMarks.memberId],
      set: { sequence: sql`excluded.sequence` },
      setWhere: lt(readMarks.sequence, sql`excluded.sequence`),
    })
    .returning();
  return moved.length > 0;
}

/** The circle sees who has read the group chat; a direct thread concerns only its two members. */
async function tellReading(
  record: Recorder,
  { id: memberId, circleId }: Member,
  partner: Member | null,
  sequence: number,
): Promise<void> {
  if (!partner) {
    await record('conversation.read', { memberId, sequence });
    return;
  }
  const mark = { circleId, memberId, sequence };
  await record.toPerson(memberId, 'direct-conversation.read', { ...mark, withMemberId: partner.id });
  await record.toPerson(partner.id, 'direct-conversation.read', { ...mark, withMemberId: memberId });
}
