import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether the Tab key stops at something inside, also when that came later. Asks for elements and not whether each can be seen:
 * that lays the page out anew each time.
 */
export function useHasStop(container: RefObject<HTMLElement | null>): boolean {
  const [hasStop, setHasStop] = useState(true);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const look = () => {
      const candidates = element.querySelectorAll<HTMLElement>(
        'a, button, input, select, textarea, [tabindex]',
      );
      setHasStop(
        [...candidates].some((candidate) => candidate.tabIndex >= 0 && !candidate.matches(':disabled')),
      );
    };
    const changes = new MutationObserver(look);
    changes.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['tabindex', 'disabled', 'href'],
    });
    look();
    return () => changes.disconnect();
  }, [container]);
  return hasStop;
}
