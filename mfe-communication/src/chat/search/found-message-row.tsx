import type { Message } from '@carecircle/contracts';
import { navigate, useFormats, useMemberName, useSession } from '@carecircle/remote-kit';
import { Avatar, ListRow } from '@carecircle/ui';
import { useMessages } from '../../words';
import { conversationOf, nameInAddress } from '../conversations/conversation';
import { useMessageWords } from '../use-message-words';
import { foundParts } from './found-parts';
import css from './search-panel.module.css';

export interface FoundMessageRowProps {
  message: Message;
  /** What was searched. */
  text: string;
  onOpen: () => void;
}

/** A found message; pressing it opens its conversation there. */
export function FoundMessageRow({ message, text, onOpen }: FoundMessageRowProps) {
  const t = useMessages();
  const { dateTime } = useFormats();
  const words = useMessageWords();
  const { person } = useSession();
  const conversation = conversationOf(message, person.id);
  const sender = useMemberName(message.senderId);
  const partner = useMemberName(conversation);
  const open = () => {
    navigate('chat', undefined, { with: nameInAddress(conversation), message: message.id });
    onOpen();
  };
  return (
    <ListRow
      leading={<Avatar id={message.senderId} name={sender} />}
      title={
        <span className={css.found}>
          {foundParts(message.file ? words(message) : message.text, text).map((part, index) =>
            part.isHit ? <mark key={index}>{part.text}</mark> : part.text,
          )}
        </span>
      }
      meta={
        <>
          <span>{sender}</span>
          <span>{dateTime(message.sentAt)}</span>
          <span>
            {conversation === null ? t('conversations.group') : t('search.with', { name: partner })}
          </span>
        </>
      }
      onPress={open}
    />
  );
}
