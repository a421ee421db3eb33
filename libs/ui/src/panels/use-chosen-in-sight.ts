import { useEffect, useRef, type RefObject } from 'react';

/**
 * With large type a row of choices may be wider than the screen: brings the chosen one into sight, sideways only. The browser says
 * where both are once it has laid them out; to ask would make it lay out the screen once more.
 */
export function useChosenInSight(chosen: string | undefined): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    const choice = element?.querySelector('[aria-selected="true"], [aria-checked="true"]');
    if (!element || !choice) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        const { boundingClientRect: inner, rootBounds: outer } = entry ?? {};
        if (!inner || !outer) return;
        element.scrollLeft += Math.max(0, inner.right - outer.right) - Math.max(0, outer.left - inner.left);
      },
      { root: element },
    );
    observer.observe(choice);
    return () => observer.disconnect();
  }, [chosen]);
  return row;
}
