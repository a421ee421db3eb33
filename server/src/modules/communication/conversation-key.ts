/** Key of the group chat in the tables of messages. */
export const groupChat = 'group';

/** Key of the conversation between `memberId` and `otherId`, the same from both sides; null is the group chat. */
export function conversationKey(memberId: string, otherId: string | null | undefined): string {
  if (!otherId) return groupChat;
  return memberId < otherId ? `${memberId}:${otherId}` : `${otherId}:${memberId}`;
}
