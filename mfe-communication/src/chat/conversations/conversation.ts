import type { Message } from '@carecircle/contracts';

/** The group chat (`null`) or the direct thread with one member, as the reader sees it. */
export type ConversationWith = string | null;

/** Which conversation a message belongs to for `readerId`. */
export function conversationOf(
  message: Pick<Message, 'senderId' | 'recipientId'>,
  readerId: string,
): ConversationWith {
  if (message.recipientId === null) return null;
  return message.senderId === readerId ? message.recipientId : message.senderId;
}

/** How the address names a conversation, `?with=`. */
export function nameInAddress(conversation: ConversationWith): string {
  return conversation ?? 'group';
}

/** Input of an operation for a conversation: the group chat names nobody. */
export function withMember(conversation: ConversationWith): { withMemberId?: string } {
  return conversation === null ? {} : { withMemberId: conversation };
}
