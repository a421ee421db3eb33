import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ThreadScrollerProps } from './thread-scroller';

type Wanted = Pick<
  ThreadScrollerProps,
  'wantedMessageId' | 'messages' | 'hasMore' | 'isFetchingMore' | 'onMore' | 'onFound'
>;

/** Brings a message that was searched into sight, reading older pages until it is there. */
export function useGoToMessage(scroller: RefObject<HTMLElement | null>, wanted: Wanted): void {
  const { wantedMessageId, messages, hasMore, isFetchingMore } = wanted;
  const isThere = messages.some(({ id }) => id === wantedMessageId);
  const load = useEffectEvent(() => wanted.onMore());
  const found = useEffectEvent(() => wanted.onFound());
  useEffect(() => {
    if (!wantedMessageId) return;
    if (isThere) {
      const message = scroller.current?.querySelector<HTMLElement>(`[data-message="${wantedMessageId}"]`);
      message?.scrollIntoView({ block: 'center' });
      message?.focus({ preventScroll: true });
      found();
    } else if (hasMore && !isFetchingMore) load();
    else if (!hasMore) found();
  }, [scroller, wantedMessageId, isThere, hasMore, isFetchingMore]);
}
