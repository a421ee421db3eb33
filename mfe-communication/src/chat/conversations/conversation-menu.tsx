import { navigate, useMembers, useSession } from '@carecircle/remote-kit';
import { Badge, Button } from '@carecircle/ui';
import { Menu, type MenuEntry } from '@carecircle/ui/panels';
import { ChevronDownIcon, CircleIcon, UserIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { nameInAddress, type ConversationWith } from './conversation';
import { useUnread } from './use-unread';
import css from './conversation-menu.module.css';

/** The member-count dropdown: Group Chat, and Direct Messages with each other member (CHAT-1). */
export function ConversationMenu({ shown }: { shown: ConversationWith }) {
  const t = useMessages();
  const { person } = useSession();
  const members = useMembers();
  const { unreadIn } = useUnread();
  const entry = (conversation: ConversationWith, name: string, isFirst = false): MenuEntry => {
    const unread = unreadIn(conversation);
    return {
      id: conversation ?? 'group',
      label: name,
      icon: conversation === null ? CircleIcon : UserIcon,
      trailing: <Badge count={unread} label={t('conversations.unread', { count: unread })} />,
      startsGroup: isFirst,
      groupLabel: isFirst ? t('conversations.direct') : undefined,
      onAction: () => navigate('chat', undefined, { with: nameInAddress(conversation) }),
    };
  };
  const others = members.filter(({ id }) => id !== person.id);
  return (
    <Menu
      label={t('conversations.label')}
      placement="bottom start"
      selectedId={shown ?? 'group'}
      trigger={(opener) => (
        <Button {...opener} variant="quiet" size="small">
          <span className={css.opener}>
            {t('conversations.members', { count: members.length })}
            <ChevronDownIcon />
          </span>
        </Button>
      )}
      items={[
        entry(null, t('conversations.group')),
        ...others.map(({ id, name }, index) => entry(id, name, index === 0)),
      ]}
    />
  );
}
