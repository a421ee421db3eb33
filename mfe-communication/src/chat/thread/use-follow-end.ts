import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Message } from '@carecircle/contracts';

const nearPx = 64;

/**
 * Whether the end of the thread is in sight. A new message of others leaves someone who reads further up where they are; an
 * own one goes to the end. In a container laid out from its end `scrollTop` is 0 there and negative above.
 */
export function useFollowEnd(
  scroller: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  ownId: string,
  onEndChange: (isAtEnd: boolean) => void,
) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const newest = messages.at(-1);
  const newestId = newest?.id;
  const before = useRef({ newestId, height: 0 });
  const tell = useEffectEvent(onEndChange);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { newestId: last, height } = before.current;
    // Its height asks for a layout of the whole thread, and counts only for who reads further up.
    before.current = { newestId, height: isAtEnd ? 0 : element.scrollHeight };
    if (last === newestId || isAtEnd) return;
    if (newest?.senderId === ownId) element.scrollTop = 0;
    else element.scrollTop -= element.scrollHeight - height;
  }, [scroller, messages, newest, newestId, ownId, isAtEnd]);

  useEffect(() => tell(isAtEnd), [isAtEnd]);

  return {
    isAtEnd,
    onScroll: () => setIsAtEnd((scroller.current?.scrollTop ?? 0) > -nearPx),
    goToEnd: () => scroller.current?.scrollTo({ top: 0 }),
  };
}
