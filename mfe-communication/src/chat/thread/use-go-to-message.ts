import { useEffect, useEffectEvent } from 'react';
import type { MessageListProps } from './message-list';
import type { ThreadRow } from './thread-rows';

type Wanted = Pick<MessageListProps, 'wantedMessageId' | 'hasMore' | 'isFetchingMore' | 'onMore' | 'onFound'>;

/** Brings a message that was searched into sight, reading older pages until it is there; its line then takes the focus. */
export function useGoToMessage(
  list: { scrollToIndex: (index: number, options: { align: 'center' }) => void },
  rows: readonly ThreadRow[],
  wanted: Wanted,
): void {
  const { wantedMessageId, hasMore, isFetchingMore } = wanted;
  const index = wantedMessageId ? rows.findIndex(({ key }) => key === wantedMessageId) : -1;
  const isThere = index >= 0;
  const go = useEffectEvent(() => list.scrollToIndex(index, { align: 'center' }));
  const load = useEffectEvent(() => wanted.onMore());
  const giveUp = useEffectEvent(() => wanted.onFound());
  useEffect(() => {
    if (!wantedMessageId) return;
    if (isThere) go();
    else if (hasMore && !isFetchingMore) load();
    else if (!hasMore) giveUp();
  }, [wantedMessageId, isThere, hasMore, isFetchingMore]);
}
