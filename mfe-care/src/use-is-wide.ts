import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element is at least `rem` wide, in the root's own measure so that large text counts as little room. */
export function useIsWide(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [isWide, setIsWide] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setIsWide(measured.clientWidth >= rem * rootSize);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    measure();
    return () => observer.disconnect();
  }, [element, rem]);
  return isWide;
}
