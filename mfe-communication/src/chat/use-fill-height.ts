import { useLayoutEffect, type RefObject } from 'react';

const keyboardPx = 150;

/**
 * Gives an element the measures to end where the screen ends: `--place-top`, `--viewport-height` and `--place-below`, the
 * shell's bottom bar, which an open keyboard covers, and a message above it. Follows banners above it and the keyboard.
 */
export function useFillHeight(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const height = window.visualViewport?.height ?? window.innerHeight;
      const isKeyboardOpen = window.innerHeight - height > keyboardPx;
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--place-top', `${top}px`);
      element.style.setProperty('--viewport-height', `${height}px`);
      const bar = isKeyboardOpen ? '0rem' : 'var(--toast-offset, 0rem)';
      element.style.setProperty('--place-below', `max(${bar}, var(--toast-room, 0rem))`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    // What stands above may be part of the page or lie outside of it, as the offline strip does.
    const page = element.closest('main') ?? document.body;
    for (const part of [page.parentElement ?? page, ...page.children]) observer.observe(part);
    window.visualViewport?.addEventListener('resize', measure);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.visualViewport?.removeEventListener('resize', measure);
      window.removeEventListener('resize', measure);
    };
  }, [place]);
}
