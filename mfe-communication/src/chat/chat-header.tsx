import { Heading, IconButton } from '@carecircle/ui';
import { CloseIcon, SearchIcon } from '@carecircle/ui/icons';
import { ConversationMenu } from '../conversations/conversation-menu';
import type { ShownConversation } from '../conversations/use-conversation';
import { useMessages } from '../words';
import css from './chat-header.module.css';

export interface ChatHeaderProps {
  shown: ShownConversation;
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
}

/** Whose conversation it is, the way to the others, and search. */
export function ChatHeader({ shown, isSearching, onSearch }: ChatHeaderProps) {
  const t = useMessages();
  return (
    <header className={css.header}>
      <div className={css.name}>
        <Heading level={2}>{shown.name}</Heading>
      </div>
      <div className={css.menu}>
        <ConversationMenu shown={shown.conversation} />
      </div>
      <IconButton
        icon={isSearching ? CloseIcon : SearchIcon}
        aria-label={t(isSearching ? 'search.close' : 'search.open')}
        onPress={() => onSearch(!isSearching)}
      />
    </header>
  );
}
