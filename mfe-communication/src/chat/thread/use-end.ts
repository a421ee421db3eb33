import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Message } from '@carecircle/contracts';

interface Following {
  messages: readonly Message[];
  ownId: string;
  onEndChange: (isAtEnd: boolean) => void;
}

const nearPx = 64;

/**
 * Whether the end of the thread is in sight. It opens there, and stays there when a keyboard or a banner takes room. A new message of
 * others leaves someone who reads further up where they are; an own one goes to the end.
 */
export function useEnd(
  scroller: RefObject<HTMLElement | null>,
  list: { scrollToEnd: () => void },
  { messages, ownId, onEndChange }: Following,
) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const newest = messages.at(-1);
  const shownId = useRef(newest?.id);
  const goToEnd = useEffectEvent(() => list.scrollToEnd());
  const stay = useEffectEvent(() => {
    if (isAtEnd) list.scrollToEnd();
  });
  const tell = useEffectEvent(onEndChange);

  useLayoutEffect(() => goToEnd(), []);
  useLayoutEffect(() => {
    const isNew = shownId.current !== newest?.id;
    shownId.current = newest?.id;
    if (isNew && newest?.senderId === ownId) goToEnd();
  }, [newest, ownId]);
  useEffect(() => {
    if (!scroller.current) return;
    const observer = new ResizeObserver(() => stay());
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [scroller]);
  useEffect(() => tell(isAtEnd), [isAtEnd]);

  return {
    isAtEnd,
    onScroll: () => setIsAtEnd(isNearEnd(scroller.current)),
    goToEnd: () => list.scrollToEnd(),
  };
}

function isNearEnd(element: HTMLElement | null): boolean {
  if (!element) return true;
  return element.scrollHeight - element.clientHeight - element.scrollTop < nearPx;
}
