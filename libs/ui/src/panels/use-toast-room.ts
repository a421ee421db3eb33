import { useCallback } from 'react';

/**
 * Tells the page how far up from the bottom of the screen a message reaches, as `--toast-room` of the root: dialogs and whatever
 * fills the screen end above it, so that it covers no field and no button. What has the focus is scrolled clear of it.
 *
 * @returns the ref of the message.
 */
export function useToastRoom() {
  return useCallback((toast: HTMLElement | null) => {
    if (!toast) return undefined;
    const root = document.documentElement;
    const measure = () => {
      const room = Math.ceil(window.innerHeight - toast.getBoundingClientRect().top);
      root.style.setProperty('--toast-room', `${room}px`);
      const focused = document.activeElement;
      if (focused && isOver(toast, focused)) focused.scrollIntoView({ block: 'nearest' });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(toast);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--toast-room');
    };
  }, []);
}

function isOver(toast: HTMLElement, other: Element): boolean {
  if (other === document.body || toast.contains(other)) return false;
  const { top } = toast.getBoundingClientRect();
  const { top: begin, bottom: end } = other.getBoundingClientRect();
  return end > top && begin < window.innerHeight;
}
