import { useEffect, useSyncExternalStore } from 'react';

// The emergency page shows the countdown itself, so that it needs nothing more to be loaded; on every other screen the
// banner does. Both are parts of this remote, so one count tells the banner to stand back.
let openPages = 0;
const listeners = new Set<() => void>();

/** Says that the emergency page is on the screen, as long as it is mounted. */
export function useMarkEmergencyPage(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

export function useIsEmergencyPageOpen(): boolean {
  return useSyncExternalStore(subscribe, () => openPages > 0);
}

function change(by: number): void {
  openPages += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
