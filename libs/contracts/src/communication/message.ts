import * as z from 'zod';
import { callMedia } from '../calls/call-choices';
import { circleLimits } from '../circles/circle-limits';
import { Id, Instant, freeText } from '../primitives';
import { messageLimits } from './message-choices';
import { MessageFile } from './message-file';

/** Text of a message: blank text is not sent (CHAT-2). */
export const MessageText = freeText(messageLimits.textLength).min(1);

/** What stands in a conversation of a call that is over. `seconds` is how long people talked; 0 where nobody answered. */
export const MessageCall = z.object({
  media: z.enum(callMedia),
  outcome: z.enum(['answered', 'declined', 'missed']),
  seconds: z.int().nonnegative(),
  missedBy: z.array(Id).max(circleLimits.members),
});
export type MessageCall = z.infer<typeof MessageCall>;

/**
 * `sequence` orders a conversation by arrival at the server. `recipientId` null is the group chat, else a direct message. The text of
 * one that brings a file, or stands for a call, is empty. An urgent one asks each reader to confirm it; `confirmedBy` have done so.
 */
export const Message = z.object({
  id: Id,
  circleId: Id,
  senderId: Id,
  recipientId: Id.nullable(),
  text: z.string(),
  sentAt: Instant,
  sequence: z.int().positive(),
  file: MessageFile.nullable().default(null),
  call: MessageCall.nullable().default(null),
  isUrgent: z.boolean().default(false),
  confirmedBy: z.array(Id).max(circleLimits.members).default([]),
});
export type Message = z.infer<typeof Message>;

/** Unread counts of one member: the group chat and each direct thread by the other member's id. */
export const UnreadMessages = z.object({ group: z.int(), direct: z.record(Id, z.int()) });
export type UnreadMessages = z.infer<typeof UnreadMessages>;

/** How far each member has read one conversation: the highest message sequence. */
export const ReadMark = z.object({ memberId: Id, sequence: z.int() });
export type ReadMark = z.infer<typeof ReadMark>;
