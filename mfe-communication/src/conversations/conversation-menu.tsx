import { navigate, useMembers, useSession } from '@carecircle/remote-kit';
import { Badge, Button, ChevronDownIcon, CircleIcon, Menu, UserIcon, type MenuEntry } from '@carecircle/ui';
import { useMessages } from '../words';
import type { ConversationWith } from './conversation';
import { useUnread } from './use-unread';

/** The member-count dropdown: Group Chat, and Direct Messages with each other member (CHAT-1). */
export function ConversationMenu({ shown }: { shown: ConversationWith }) {
  const t = useMessages();
  const { person } = useSession();
  const members = useMembers();
  const unreadOf = useUnread();
  const entry = (conversation: ConversationWith, name: string, isFirst = false): MenuEntry => {
    const unread = unreadOf(conversation);
    return {
      id: conversation ?? 'group',
      label: name,
      icon: conversation === null ? CircleIcon : UserIcon,
      trailing: <Badge count={unread} label={t('conversations.unread', { count: unread })} />,
      startsGroup: isFirst,
      groupLabel: isFirst ? t('conversations.direct') : undefined,
      onAction: () => navigate('chat', undefined, { with: conversation ?? undefined }),
    };
  };
  const others = members.filter(({ id }) => id !== person.id);
  return (
    <Menu
      label={t('conversations.label')}
      placement="bottom start"
      selectedId={shown ?? 'group'}
      trigger={
        <Button variant="quiet" size="small" icon={ChevronDownIcon}>
          {t('conversations.members', { count: members.length })}
        </Button>
      }
      items={[
        entry(null, t('conversations.group')),
        ...others.map(({ id, name }, index) => entry(id, name, index === 0)),
      ]}
    />
  );
}
