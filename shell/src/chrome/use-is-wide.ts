import { useSyncExternalStore } from 'react';

// The same width as in the style sheets: from here on the navigation stands at the side.
const wide = matchMedia('(min-width: 56.25em)');

/** Whether the screen has room for the side navigation, 900 px and more. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}
