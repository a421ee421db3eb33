import { useSyncExternalStore } from 'react';
import { bus } from '@carecircle/event-bus';

const status = bus.state('connection.status');
const listeners = new Set<() => void>();
let stopWatching: (() => void) | undefined;

/** Whether there is no connection now: the live one is away, or the browser says so before there is one. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline);
}

function isOffline(): boolean {
  return status.get() === 'offline' || !navigator.onLine;
}

// Each control of a long list asks: they watch together.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stopWatching ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

function watch(): () => void {
  const tell = () => listeners.forEach((listener) => listener());
  const stop = status.subscribe(tell);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    stop();
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
