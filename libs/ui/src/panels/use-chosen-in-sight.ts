import { useLayoutEffect, useRef, type RefObject } from 'react';

/** With large type a row of choices may be wider than the screen: brings the chosen one into sight, sideways only. */
export function useChosenInSight(chosen: string | undefined): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const choice = row.current?.querySelector('[aria-selected="true"], [aria-checked="true"]');
    if (!row.current || !choice) return;
    const outer = row.current.getBoundingClientRect();
    const inner = choice.getBoundingClientRect();
    row.current.scrollLeft += Math.max(0, inner.right - outer.right) - Math.max(0, outer.left - inner.left);
  }, [chosen]);
  return row;
}
