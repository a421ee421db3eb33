import { navigate } from '@carecircle/remote-kit';
import { Heading, IconButton } from '@carecircle/ui';
import { ArrowLeftIcon, CloseIcon, SearchIcon } from '@carecircle/ui/icons';
import { useMessages } from '../../words';
import { CallButtons } from '../../own-call/call-buttons';
import { ConversationMenu } from '../conversations/conversation-menu';
import type { ShownConversation } from '../conversations/use-conversation';
import css from './chat-header.module.css';

export interface ChatHeaderProps {
  shown: ShownConversation;
  /** Whether the list of conversations is a step away, as on phones. */
  hasWayBack: boolean;
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
}

/** Whose conversation it is, the way to the others, and search. */
export function ChatHeader({ shown, hasWayBack, isSearching, onSearch }: ChatHeaderProps) {
  const t = useMessages();
  return (
    <header className={css.header}>
      {hasWayBack ? (
        <IconButton
          icon={ArrowLeftIcon}
          aria-label={t('conversations.back')}
          onPress={() => navigate('chat', undefined, undefined, { replace: true })}
        />
      ) : null}
      <div className={css.name}>
        <Heading level={2}>{shown.name}</Heading>
        <ConversationMenu shown={shown.conversation} />
      </div>
      <div className={css.actions}>
        {shown.canWrite ? <CallButtons calleeId={shown.conversation} name={shown.name} /> : null}
        <IconButton
          icon={isSearching ? CloseIcon : SearchIcon}
          aria-label={t(isSearching ? 'search.close' : 'search.open')}
          onPress={() => onSearch(!isSearching)}
        />
      </div>
    </header>
  );
}
