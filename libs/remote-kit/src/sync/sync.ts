import { useSyncExternalStore } from 'react';
import { bus } from '@carecircle/event-bus';
import { listenersOf } from '../listeners';
import { deviceChoices, onDeviceChoices } from './device-choices';

/** `auto`: as things happen. `on-demand`: when somebody asks for it. `never`: local data only (SET-4). */
export type SyncMode = 'auto' | 'on-demand' | 'never';

/** What a session needs to go on or to end, whatever was chosen. */
const upkeep = ['circles.getSession', 'account.keepSession', 'account.signOut'];

const call = bus.state('call.isOn');
const listeners = listenersOf((tell) => {
  const stops = [onDeviceChoices(tell), call.subscribe(tell)];
  return () => stops.forEach((stop) => stop());
});
const givenListeners = new Set<() => void>();
let underWay: Promise<void> | null = null;

/** What was chosen on this device. */
export function syncMode(): SyncMode {
  const { autoSync, offlineMode } = deviceChoices();
  if (offlineMode) return 'never';
  return autoSync ? 'auto' : 'on-demand';
}

/** Whether nothing comes or goes by itself now: so it was chosen, and nobody asked for it or is in a call. */
export function isHeldBack(): boolean {
  const mode = syncMode();
  return mode === 'never' || (mode === 'on-demand' && !underWay && !call.get());
}

/** Alerts always pass (SET-4): what an emergency asks and tells, and what keeps the session it needs. */
export function alwaysPasses(operation: string): boolean {
  return operation.startsWith('emergency.') || upkeep.includes(operation);
}

/** Whether a call may go out now. What somebody asks for just now goes also while auto sync is off. */
export function mayCall(operation: string, isByItself: boolean): boolean {
  if (!isHeldBack() || alwaysPasses(operation)) return true;
  return syncMode() === 'on-demand' && !isByItself;
}

/** Notes that the server has taken what somebody gave while sync waits to be asked: what came of it is to be seen. */
export function noteGiven(operation: string, method: string): void {
  const isGiven = method === 'POST' && !alwaysPasses(operation);
  if (isGiven && isHeldBack()) for (const listener of givenListeners) listener();
}

export function onGiven(listener: () => void): () => void {
  givenListeners.add(listener);
  return () => givenListeners.delete(listener);
}

/**
 * Lets everything come and go, as if auto sync were on, until `work` is done; those who ask meanwhile wait for the same. Only
 * where sync waits to be asked: in offline mode nothing passes.
 */
export function letSync(work: () => Promise<void>): Promise<void> {
  if (syncMode() !== 'on-demand') return Promise.resolve();
  underWay ??= begin(work);
  return underWay;
}

async function begin(work: () => Promise<void>): Promise<void> {
  // The listeners must find it under way.
  await Promise.resolve();
  listeners.tell();
  try {
    await work();
  } finally {
    underWay = null;
    listeners.tell();
  }
}

/** Calls back when something else was chosen, and when a sync begins or ends. */
export const onSync = listeners.subscribe;

export function useSyncMode(): SyncMode {
  return useSyncExternalStore(onSync, syncMode);
}

export function useIsSyncing(): boolean {
  return useSyncExternalStore(onSync, () => underWay !== null);
}
