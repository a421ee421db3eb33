import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Loading {
  canLoad: boolean;
  onMore: () => void;
}

/** Reads the page above before its end comes into sight. */
export function useLoadAbove(
  scroller: RefObject<HTMLElement | null>,
  top: RefObject<HTMLElement | null>,
  { canLoad, onMore }: Loading,
): void {
  const load = useEffectEvent(onMore);
  useEffect(() => {
    if (!canLoad || !top.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { root: scroller.current, rootMargin: '400px 0px 0px' },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [scroller, top, canLoad]);
}
