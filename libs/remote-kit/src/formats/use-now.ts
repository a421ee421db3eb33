import { useSyncExternalStore } from 'react';
import { nowMs } from './server-clock';

const stepMs = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The present, in milliseconds since 1970, renewed every 30 s so that relative times and 'today' stay true. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentStep);
}

// One timer for the whole page, running only while something shows a time.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), stepMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function currentStep(): number {
  return Math.floor(nowMs() / stepMs) * stepMs;
}
