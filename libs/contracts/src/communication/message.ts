import * as z from 'zod';
import { Id, Instant, freeText } from '../primitives';

/** Text of a message: blank text is not sent (CHAT-2). */
export const MessageText = freeText(8000).min(1);

/** `sequence` orders a conversation by arrival at the server. `recipientId` null is the group chat, else a direct message. */
export const Message = z.object({
  id: Id,
  circleId: Id,
  senderId: Id,
  recipientId: Id.nullable(),
  text: z.string(),
  sentAt: Instant,
  sequence: z.int().positive(),
});
export type Message = z.infer<typeof Message>;

/** Unread counts of one member: the group chat and each direct thread by the other member's id. */
export const UnreadMessages = z.object({ group: z.int(), direct: z.record(Id, z.int()) });
export type UnreadMessages = z.infer<typeof UnreadMessages>;

/** How far each member has read one conversation: the highest message sequence. */
export const ReadMark = z.object({ memberId: Id, sequence: z.int() });
export type ReadMark = z.infer<typeof ReadMark>;
