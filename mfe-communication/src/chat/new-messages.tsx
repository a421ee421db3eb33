import { useState } from 'react';
import type { Message } from '@carecircle/contracts';
import { useEvent, useSession } from '@carecircle/remote-kit';
import { VisuallyHidden } from '@carecircle/ui';
import { conversationOf, type ConversationWith } from '../conversations/conversation';
import { useMessages } from '../words';

/** Speaks each message of others that arrives in this conversation, to screen readers. */
export function NewMessages({ conversation }: { conversation: ConversationWith }) {
  const t = useMessages();
  const { person, members } = useSession();
  const [spoken, setSpoken] = useState<Message | null>(null);
  const hear = (message: Message) => {
    if (message.senderId === person.id || conversationOf(message, person.id) !== conversation) return;
    setSpoken(message);
  };
  useEvent('message.sent', ({ payload }) => hear(payload.message));
  useEvent('direct-message.sent', ({ payload }) => hear(payload.message));
  const name = members.find(({ id }) => id === spoken?.senderId)?.name ?? '';
  return (
    <VisuallyHidden>
      <span role="status" key={spoken?.id}>
        {spoken ? t('message.spoken', { name, text: spoken.text }) : ''}
      </span>
    </VisuallyHidden>
  );
}
