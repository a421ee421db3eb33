import { isNewsTo, type Message } from '@carecircle/contracts';
import { useEvent, useSession } from '@carecircle/remote-kit';
import { announce } from '@carecircle/ui';
import { useMessages } from '../../words';
import { useMessageWords } from '../use-message-words';
import { conversationOf, type ConversationWith } from '../conversations/conversation';

/** Speaks each message of others that arrives in this conversation, to screen readers. */
export function useSpeakMessages(conversation: ConversationWith): void {
  const t = useMessages();
  const { person, members } = useSession();
  const words = useMessageWords();
  const hear = (message: Message) => {
    if (!isNewsTo(person.id, message) || conversationOf(message, person.id) !== conversation) return;
    const name = members.find(({ id }) => id === message.senderId)?.name ?? '';
    announce(t('message.spoken', { name, text: words(message) }));
  };
  useEvent('message.sent', ({ payload }) => hear(payload.message));
  useEvent('direct-message.sent', ({ payload }) => hear(payload.message));
}
