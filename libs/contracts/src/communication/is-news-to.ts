import type { Message } from './message';

/** Whether a message is something new to a member: not their own, and not a call that they did not miss (CHAT-1). */
export function isNewsTo(memberId: string, { senderId, call }: Message): boolean {
  return senderId !== memberId && (!call || call.missedBy.includes(memberId));
}
