import { useSyncExternalStore } from 'react';

// The same width as in the style sheets: from here on list and thread stand side by side.
const wide = '(min-width: 56.25em)';

/** Whether there is room for the list of conversations beside a thread. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
