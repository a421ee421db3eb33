import type { ReactNode } from 'react';
import { useLiveQuery, useMemberName, useMembers, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Avatar, Badge, Banner, Button, List, ListRow } from '@carecircle/ui';
import { CircleIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { useMessageWords } from '../use-message-words';
import { nameInAddress, type ConversationWith } from './conversation';
import { useUnread } from './use-unread';
import css from './conversation-list.module.css';

/** Group chat and direct messages, with what is unread in each (CHAT-1). `shown` is open beside it. */
export function ConversationList({ shown }: { shown: ConversationWith | undefined }) {
  const t = useMessages();
  const { person } = useSession();
  const others = useMembers().filter(({ id }) => id !== person.id);
  return (
    <nav className={css.list} aria-label={t('conversations.label')}>
      <UnreadFailed />
      <List label={t('conversations.label')}>
        <ConversationRow
          conversation={null}
          name={t('conversations.group')}
          note={shown === undefined ? <LastOfGroup /> : t('conversations.group.note')}
          isShown={shown === null}
        />
        {others.map(({ id, name }) => (
          <ConversationRow
            key={id}
            conversation={id}
            name={name}
            note={t('conversations.direct.note')}
            isShown={shown === id}
          />
        ))}
      </List>
    </nav>
  );
}

/** A list without counts looks as if there were nothing new. */
function UnreadFailed() {
  const t = useMessages();
  const { error, refetch } = useUnread();
  if (!error) return null;
  return (
    <Banner tone="missed" action={<Button onPress={refetch}>{t('conversations.retry')}</Button>}>
      {t('conversations.unread.failed')}
    </Banner>
  );
}

/** The last word of the group chat, where the list stands alone; until there is one, whom it reaches. */
function LastOfGroup() {
  const t = useMessages();
  const { person } = useSession();
  const { data } = useLiveQuery(
    'communication.listMessages',
    { limit: 1 },
    { on: { 'message.sent': (page, { payload }) => ({ ...page, messages: [payload.message] }) } },
  );
  const last = data?.messages.at(-1);
  const sender = useMemberName(last?.senderId);
  const words = useMessageWords();
  if (!last) return t('conversations.group.note');
  const name = last.senderId === person.id ? t('message.you') : sender;
  return <span className={css.last}>{t('message.spoken', { name, text: words(last) })}</span>;
}

interface ConversationRowProps {
  conversation: ConversationWith;
  name: string;
  note: ReactNode;
  isShown: boolean;
}

function ConversationRow({ conversation, name, note, isShown }: ConversationRowProps) {
  const t = useMessages();
  const unread = useUnread().unreadIn(conversation);
  const path = useRoutePath('chat', undefined, { with: nameInAddress(conversation) });
  return (
    <ListRow
      leading={
        conversation === null ? (
          <span className={css.group}>
            <CircleIcon />
          </span>
        ) : (
          <Avatar id={conversation} name={name} />
        )
      }
      title={name}
      meta={note}
      trailing={<Badge count={unread} label={t('conversations.unread', { count: unread })} />}
      href={path ?? undefined}
      isSelected={isShown}
    />
  );
}
