import type { Member, Message } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import type { Recorder } from '../../spine/context';
import { defineCommand } from '../../spine/define-command';
import { conversationKey } from './conversation-key';
import { lockConversation, moveConversation } from './lock-conversation';
import { messageOf } from './message-rows';
import { messages, type MessageRow } from './messages.tables';
import { requireActivePartner } from './require-partner';

/** A message sent again, by whatever command, is the one that stands already: a phone that lost the answer may repeat (CHAT-3). */
export const sendMessage = defineCommand(
  apiContract.communication.sendMessage,
  async ({ tx, input, circle, actor, now, record }) => {
    const recipient = input.recipientId && (await requireActivePartner(tx, actor, input.recipientId));
    const conversation = conversationKey(actor.id, recipient ? recipient.id : null);
    const lastSequence = await lockConversation(tx, circle.id, conversation);
    const [row] = await tx
      .insert(messages)
      .values({
        circleId: circle.id,
        id: input.messageId,
        conversation,
        sequence: lastSequence + 1,
        senderId: actor.id,
        recipientId: recipient ? recipient.id : null,
        text: input.text,
        sentAt: now,
      })
      .onConflictDoNothing({ target: [messages.circleId, messages.id] })
      .returning();
    if (!row) return alreadySent(await findMessage(tx, circle.id, input.messageId), actor, conversation);
    await moveConversation(tx, circle.id, conversation, row.sequence);
    const message = messageOf(row);
    await tellParticipants(record, message);
    return message;
  },
);

/** Direct messages stand in the logs of both. */
async function tellParticipants(record: Recorder, message: Message): Promise<void> {
  if (message.recipientId === null) {
    await record('message.sent', { message });
    return;
  }
  for (const personId of [message.senderId, message.recipientId]) {
    await record.toPerson(personId, 'direct-message.sent', { message });
  }
}

function alreadySent(row: MessageRow | undefined, actor: Member, conversation: string): Message {
  if (row?.senderId === actor.id && row.conversation === conversation) return messageOf(row);
  throw refuse('COMMAND_ID_REUSED', { message: 'Another message has this id.' });
}

async function findMessage(
  tx: Transaction,
  circleId: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.circleId, circleId), eq(messages.id, messageId)));
  return row;
}
