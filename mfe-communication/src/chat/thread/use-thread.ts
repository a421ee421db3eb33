import { useMemo } from 'react';
import type { Message } from '@carecircle/contracts';
import { useLivePages, useQueuedCommands, useSession } from '@carecircle/remote-kit';
import { conversationOf, withMember, type ConversationWith } from '../conversations/conversation';
import { messagesOfPages, upsertMessage, upsertReadMark } from './apply-message-event';

/** One conversation: what the server has, and what waits on this device. */
export function useThread(conversation: ConversationWith) {
  const { person, circle } = useSession();
  const isHere = (message: Message) =>
    message.circleId === circle.id && conversationOf(message, person.id) === conversation;
  const { pages, ...rest } = useLivePages('communication.listMessages', withMember(conversation), {
    next: ({ before }) => (before === null ? undefined : { before }),
    on: {
      'message.sent': (read, { payload }) =>
        isHere(payload.message) ? upsertMessage(read, payload.message) : read,
      'direct-message.sent': (read, { payload }) =>
        isHere(payload.message) ? upsertMessage(read, payload.message) : read,
      'message.confirmed': (read, { payload }) =>
        isHere(payload.message) ? upsertMessage(read, payload.message) : read,
      'direct-message.confirmed': (read, { payload }) =>
        isHere(payload.message) ? upsertMessage(read, payload.message) : read,
      'conversation.read': (read, { payload }) =>
        conversation === null ? upsertReadMark(read, payload) : read,
      'direct-conversation.read': (read, { payload }) =>
        payload.withMemberId === conversation && payload.circleId === circle.id
          ? upsertReadMark(read, payload)
          : read,
    },
  });
  const queued = useQueuedMessages(conversation);
  const messages = useMemo(() => messagesOfPages(pages), [pages]);
  return { messages, readMarks: pages[0]?.readMarks ?? [], queued, ...rest };
}

/** Messages of a conversation that the server has not taken yet, oldest first. */
function useQueuedMessages(conversation: ConversationWith) {
  const { commands, retry, discard } = useQueuedCommands('communication.sendMessage');
  return useMemo(() => {
    const own = commands.filter(({ input }) => input.recipientId === conversation);
    const idsIn = (state: 'waiting' | 'refused') =>
      new Set(own.filter((command) => command.state === state).map(({ input }) => input.messageId));
    const commandOf = (messageId: string) =>
      own.find(({ input }) => input.messageId === messageId)?.commandId;
    return {
      waiting: idsIn('waiting'),
      refused: idsIn('refused'),
      commands: own,
      retry: (messageId: string) => retry(commandOf(messageId) ?? ''),
      discard: (messageId: string) => discard(commandOf(messageId) ?? ''),
    };
  }, [commands, conversation, retry, discard]);
}
