import { randomUUID } from 'node:crypto';
import type { Call, MessageCall } from '@carecircle/contracts';
import type { UnitOfWork } from '../../spine/context';
import { conversationKey } from './conversation-key';
import { lockConversation, moveConversation } from './lock-conversation';
import { messageOf } from './message-rows';
import { messages } from './messages.tables';
import { tellParticipants } from './tell-participants';

/** Puts a call that is over into its conversation, as from the member who called (CALL-1). */
export async function noteCall(
  { tx, now, record }: Pick<UnitOfWork, 'tx' | 'now' | 'record'>,
  { circleId, callerId: senderId, calleeId: recipientId, ...call }: Call,
): Promise<void> {
  const conversation = conversationKey(senderId, recipientId);
  const sequence = (await lockConversation(tx, circleId, conversation)) + 1;
  const place = { circleId, id: randomUUID(), conversation, sequence };
  const [row] = await tx
    .insert(messages)
    .values({ ...place, senderId, recipientId, text: '', call: entryOf(call), sentAt: now })
    .returning();
  await moveConversation(tx, circleId, conversation, sequence);
  if (row) await tellParticipants(record, messageOf(row));
}

function entryOf({
  media,
  outcome,
  answeredAt,
  endedAt,
  participants,
}: Pick<Call, 'media' | 'outcome' | 'answeredAt' | 'endedAt' | 'participants'>): MessageCall {
  const talkedMs = answeredAt && endedAt ? Date.parse(endedAt) - Date.parse(answeredAt) : 0;
  return {
    media,
    outcome: outcome ?? 'missed',
    seconds: Math.max(0, Math.round(talkedMs / 1000)),
    missedBy: participants.filter(({ state }) => state === 'missed').map(({ memberId }) => memberId),
  };
}
