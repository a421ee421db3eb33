import { useSyncExternalStore } from 'react';
import { bus } from '@carecircle/event-bus';
import { listenersOf } from '../listeners';
import { onSync, syncMode } from '../sync/sync';

const status = bus.state('connection.status');
// Each control of a long list asks.
const { subscribe } = listenersOf((tell) => {
  const stops = [status.subscribe(tell), onSync(tell)];
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    stops.forEach((stop) => stop());
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
});

/** Whether there is no connection now: the live one is away, the browser says so before there is one, or offline mode is on. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline);
}

/** The same for what passes also in offline mode, as an emergency does (SET-4). */
export function useIsLineAway(): boolean {
  return useSyncExternalStore(subscribe, isLineAway);
}

function isOffline(): boolean {
  return syncMode() === 'never' || isLineAway();
}

// Where sync waits to be asked, or for good, there is no live connection that could be away.
function isLineAway(): boolean {
  return !navigator.onLine || (syncMode() === 'auto' && status.get() === 'offline');
}
