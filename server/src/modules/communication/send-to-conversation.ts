import type { Circle, Member, Message } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import { conversationKey } from './conversation-key';
import { lockConversation, moveConversation } from './lock-conversation';
import { messageOf, messagesOf } from './message-rows';
import { messages, type MessageRow } from './messages.tables';
import { requireActivePartner } from './require-partner';
import { tellParticipants } from './tell-participants';

interface Sending {
  circle: Circle;
  actor: Member;
  input: { messageId: string; recipientId: string | null; isUrgent: boolean };
  /** Empty in a message that brings a file. */
  text: string;
  /** Puts what the message brings beside it. */
  attach?: () => Promise<Message['file']>;
}

/**
 * Puts a message at the end of its conversation and tells those who take part. A message sent again, by whatever command, is the one
 * that stands already: a phone that lost the answer may repeat (CHAT-3).
 */
export async function sendToConversation(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  { circle, actor, input, text, attach }: Sending,
): Promise<Message> {
  const { messageId: id, recipientId: wanted, isUrgent } = input;
  const recipientId = wanted && (await requireActivePartner(tx, actor, wanted)).id;
  const conversation = conversationKey(actor.id, recipientId);
  const sequence = (await lockConversation(tx, circle.id, conversation)) + 1;
  const place = { circleId: circle.id, id, conversation, sequence };
  const [row] = await tx
    .insert(messages)
    .values({ ...place, senderId: actor.id, recipientId, text, isUrgent, sentAt: now })
    .onConflictDoNothing({ target: [messages.circleId, messages.id] })
    .returning();
  if (!row) return alreadySent(tx, await findMessage(tx, circle.id, id), { actor, conversation });
  await moveConversation(tx, circle.id, conversation, row.sequence);
  const message = messageOf(row, attach ? await attach() : null);
  await tellParticipants(record, message);
  return message;
}

async function alreadySent(
  tx: Transaction,
  row: MessageRow | undefined,
  { actor, conversation }: { actor: Member; conversation: string },
): Promise<Message> {
  const isSame = row?.senderId === actor.id && row.conversation === conversation;
  const [message] = isSame ? await messagesOf(tx, [row]) : [];
  if (message) return message;
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
