import { newId, patchPages, useCommand, useSession } from '@carecircle/remote-kit';
import { useMessages } from '../../words';
import type { ConversationWith } from '../conversations/conversation';
import { upsertMessage } from './apply-message-event';
import { draftKey } from './draft-key';

const previewLength = 50;

/**
 * Sends a text (CHAT-2, CHAT-3): shown at once, kept on this device until the server has it, sent once and in order. Blank
 * text is not sent.
 */
export function useSendMessage(conversation: ConversationWith, onRefused: (text: string) => void) {
  const t = useMessages();
  const { person, circle } = useSession();
  const { send } = useCommand('communication.sendMessage', {
    offline: 'queue',
    label: ({ text }) => t('message.label', { text: [...text].slice(0, previewLength).join('') }),
    draft: ({ recipientId, text }) => ({ key: draftKey(circle.id, recipientId), text }),
    optimistic: ({ messageId, recipientId, text, isUrgent = false }) => [
      patchPages('communication.listMessages', (pages, { withMemberId }) => {
        if ((withMemberId ?? null) !== recipientId) return pages;
        // Its event may come before its answer, and others after it: then it stands where the server put it.
        if (pages.some(({ messages }) => messages.some(({ id }) => id === messageId))) return pages;
        const last = pages[0]?.messages.at(-1)?.sequence ?? 0;
        const draft = { id: messageId, circleId: circle.id, senderId: person.id, recipientId, text };
        const plain = { file: null, call: null, isUrgent, confirmedBy: [] };
        return upsertMessage(pages, { ...draft, ...plain, sentAt: sentAtOf(messageId), sequence: last + 1 });
      }),
    ],
    onRefused: (_, { text }) => onRefused(text),
  });
  return ({ text, isUrgent }: { text: string; isUrgent: boolean }): void => {
    const trimmed = text.trim();
    if (trimmed !== '') void send({ messageId: newId(), recipientId: conversation, text: trimmed, isUrgent });
  };
}

/** A UUID of version 7 begins with its time: the patch stays pure, however often it runs. */
function sentAtOf(messageId: string): string {
  return new Date(Number.parseInt(messageId.replaceAll('-', '').slice(0, 12), 16)).toISOString();
}
