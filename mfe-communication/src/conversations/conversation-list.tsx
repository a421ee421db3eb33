import { useMembers, useRoutePath, useSession } from '@carecircle/remote-kit';
import { Avatar, Badge, List, ListRow } from '@carecircle/ui';
import { CircleIcon } from '@carecircle/ui/icons';
import { useMessages } from '../words';
import type { ConversationWith } from './conversation';
import { useUnread } from './use-unread';
import css from './conversation-list.module.css';

/** Group chat and direct messages side by side with the thread, on wide screens (CHAT-1). */
export function ConversationList({ shown }: { shown: ConversationWith }) {
  const t = useMessages();
  const { person } = useSession();
  const others = useMembers().filter(({ id }) => id !== person.id);
  return (
    <nav className={css.list} aria-label={t('conversations.label')}>
      <List label={t('conversations.label')}>
        <ConversationRow conversation={null} name={t('conversations.group')} isShown={shown === null} />
        {others.map(({ id, name }) => (
          <ConversationRow key={id} conversation={id} name={name} isShown={shown === id} />
        ))}
      </List>
    </nav>
  );
}

interface ConversationRowProps {
  conversation: ConversationWith;
  name: string;
  isShown: boolean;
}

function ConversationRow({ conversation, name, isShown }: ConversationRowProps) {
  const t = useMessages();
  const unread = useUnread()(conversation);
  const path = useRoutePath('chat', undefined, { with: conversation ?? undefined });
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
      meta={t(conversation === null ? 'conversations.group.note' : 'conversations.direct.note')}
      trailing={<Badge count={unread} label={t('conversations.unread', { count: unread })} />}
      href={path ?? undefined}
      isSelected={isShown}
    />
  );
}
