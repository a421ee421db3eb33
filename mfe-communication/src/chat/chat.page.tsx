import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeSearch } from '@carecircle/remote-kit';
import { ConversationList } from './conversations/conversation-list';
import { useConversation } from './conversations/use-conversation';
import { ChatHeader } from './thread/chat-header';
import { Thread } from './thread/thread';
import { useFillHeight } from './use-fill-height';
import { SearchPanel } from './search/search-panel';
import { useIsWide } from './use-is-wide';
import css from './chat.page.module.css';

/** Circle chat and direct messages (CHAT-1): on phones the list, then a thread; side by side on wide screens. */
export default function ChatPage() {
  const shown = useConversation();
  const isWide = useIsWide();
  const [search] = useSearchParams();
  const [isSearching, setIsSearching] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFillHeight(place);
  const isListShown = isWide || !shown.isNamed;
  const isThreadShown = isWide || shown.isNamed;
  useFocusOnStep(place, isWide ? 'both' : isThreadShown ? 'thread' : 'list');
  return (
    <div ref={place} tabIndex={-1} className={css.chat}>
      {isListShown ? <ConversationList shown={isThreadShown ? shown.conversation : undefined} /> : null}
      {isThreadShown ? (
        <section className={css.thread} aria-label={shown.name}>
          <ChatHeader
            shown={shown}
            hasWayBack={!isListShown}
            isSearching={isSearching}
            onSearch={setIsSearching}
          />
          {isSearching ? (
            <SearchPanel onOpen={() => setIsSearching(false)} />
          ) : (
            <Thread
              key={shown.conversation ?? 'group'}
              shown={shown}
              wantedMessageId={search.get('message')}
              onFound={() => changeSearch({ message: null })}
            />
          )}
        </section>
      ) : null}
    </div>
  );
}

/** What was pressed goes with the step from the list to a thread and back: the next Tab leads into what came. */
function useFocusOnStep(place: RefObject<HTMLElement | null>, step: string): void {
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (!document.activeElement || document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
  }, [place, step]);
}
