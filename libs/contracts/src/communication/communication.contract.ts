import * as z from 'zod';
import { circleLimits, listLimits } from '../circles/circle-limits';
import { DocumentName } from '../documents/document';
import { Id, PageLimit, line } from '../primitives';
import { Message, MessageText, ReadMark, UnreadMessages } from './message';
import { messageLimits } from './message-choices';
import { MessageFileKind, MessageUpload, Peaks } from './message-file';
import { command, query } from '../api/operation';

/** PostgreSQL's `integer`. */
const largestSequence = 2_147_483_647;

const area = 'communication';

/** Absent means the group chat; else the other member of a direct thread. */
const conversation = { withMemberId: Id.optional() };

/** The id is chosen before the message is sent, so that it is the same one however often it has to be sent. */
const sending = { messageId: Id, recipientId: Id.nullable(), isUrgent: z.boolean().default(false) };

export const MessagePage = z.object({
  /** Newest last. */
  messages: z.array(Message).max(listLimits.page),
  /** Pass as `before` for the page above; null at the beginning of the conversation. */
  before: z.int().nullable(),
  readMarks: z.array(ReadMark).max(circleLimits.members),
});

export const communicationContract = {
  listMessages: query({
    area,
    name: 'listMessages',
    summary: 'One conversation, latest page first',
    scope: 'circle',
    action: 'message:view',
    input: {
      ...conversation,
      before: z.coerce.number().int().positive().max(largestSequence).optional(),
      limit: PageLimit,
    },
    output: MessagePage,
  }),
  listFoundMessages: query({
    area,
    name: 'listFoundMessages',
    summary: 'Search the conversations I may read, newest first',
    scope: 'circle',
    action: 'message:view',
    /** `after` goes on after the last message that was listed. */
    input: { text: line(200), after: Id.optional(), limit: PageLimit },
    output: z.array(Message).max(listLimits.page),
  }),
  getUnreadMessages: query({
    area,
    name: 'getUnreadMessages',
    summary: 'My unread counts',
    scope: 'circle',
    action: 'message:view',
    input: {},
    output: UnreadMessages,
  }),
  sendMessage: command({
    area,
    name: 'sendMessage',
    summary: 'Send a text to the circle or to one member',
    scope: 'circle',
    action: 'message:send',
    input: { ...sending, text: MessageText },
    output: Message,
  }),
  startMessageUpload: command({
    area,
    name: 'startMessageUpload',
    summary: 'Announce a file; what is too large is refused here. Its bytes follow in parts (tus)',
    scope: 'circle',
    action: 'message:send',
    input: { uploadId: Id, name: DocumentName, sizeBytes: z.int().min(1).max(messageLimits.fileBytes) },
    output: MessageUpload,
  }),
  cancelMessageUpload: command({
    area,
    name: 'cancelMessageUpload',
    summary: 'Give up an upload and its bytes',
    scope: 'circle',
    action: 'message:send',
    input: { uploadId: Id },
    output: z.object({ uploadId: Id }),
  }),
  sendFile: command({
    area,
    name: 'sendFile',
    summary: 'Send a file that has come whole, a picture or a voice message; its content is checked',
    scope: 'circle',
    action: 'message:send',
    input: { ...sending, uploadId: Id, kind: MessageFileKind, peaks: Peaks.default([]) },
    output: Message,
  }),
  confirmMessage: command({
    area,
    name: 'confirmMessage',
    summary: 'I have read this urgent message and know of it',
    scope: 'circle',
    action: 'message:view',
    input: { messageId: Id },
    output: Message,
  }),
  markConversationRead: command({
    area,
    name: 'markConversationRead',
    summary: 'I have read up to this message',
    scope: 'circle',
    action: 'message:view',
    input: { ...conversation, sequence: z.int().positive().max(largestSequence) },
    output: UnreadMessages,
  }),
  signalTyping: command({
    area,
    name: 'signalTyping',
    summary: 'I am typing; kept nowhere',
    scope: 'circle',
    action: 'message:send',
    input: { recipientId: Id.nullable() },
    output: z.object({}),
  }),
};
