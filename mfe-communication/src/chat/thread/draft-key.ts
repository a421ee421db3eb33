import type { ConversationWith } from '../conversations/conversation';

/** Where the text that is being written in a conversation is kept. */
export function draftKey(circleId: string, conversation: ConversationWith): string {
  return `chat:${circleId}:${conversation ?? 'group'}`;
}
