import { useRef, useState } from 'react';
import { useSearchParams } from '@carecircle/remote-kit';
import { ConversationList } from './conversations/conversation-list';
import { useConversation } from './conversations/use-conversation';
import { ChatHeader } from './chat/chat-header';
import { Thread } from './chat/thread';
import { useFillHeight } from './chat/use-fill-height';
import { SearchPanel } from './search/search-panel';
import css from './chat.page.module.css';

/** Circle chat and direct messages (CHAT-1): one thread on phones, list and thread side by side on wide screens. */
export default function ChatPage() {
  const shown = useConversation();
  const [search, setSearch] = useSearchParams();
  const [isSearching, setIsSearching] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFillHeight(place);
  return (
    <div ref={place} className={css.chat}>
      <ConversationList shown={shown.conversation} />
      <section className={css.thread} aria-label={shown.name}>
        <ChatHeader shown={shown} isSearching={isSearching} onSearch={setIsSearching} />
        {isSearching ? (
          <SearchPanel onOpen={() => setIsSearching(false)} />
        ) : (
          <Thread
            key={shown.conversation ?? 'group'}
            shown={shown}
            wantedMessageId={search.get('message')}
            onFound={() => setSearch({ message: null })}
          />
        )}
      </section>
    </div>
  );
}
