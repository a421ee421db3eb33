import { useSyncExternalStore } from 'react';

export const dataUsages = ['wifi-only', 'wifi-cellular', 'cellular-only'] as const;
export type DataUsage = (typeof dataUsages)[number];

/** What was chosen for this device, whoever uses it (SET-4). */
export interface DeviceChoices {
  /** Off: nothing is fetched, and what can wait is not sent, until somebody asks for it. */
  autoSync: boolean;
  /** On: as if there were no network. */
  offlineMode: boolean;
  /** The network that pictures, and what is fetched ahead, may use. */
  dataUsage: DataUsage;
}

const place = 'carecircle:device';
/** The specification's defaults. */
const defaults: DeviceChoices = { autoSync: true, offlineMode: false, dataUsage: 'wifi-only' };
const listeners = new Set<() => void>();
let choices = readChoices();

export function deviceChoices(): DeviceChoices {
  return choices;
}

export function useDeviceChoices(): DeviceChoices {
  return useSyncExternalStore(onDeviceChoices, deviceChoices);
}

/** Chooses for this device, in all its tabs. */
export function chooseForDevice(changes: Partial<DeviceChoices>): void {
  const next = { ...choices, ...changes };
  try {
    localStorage.setItem(place, JSON.stringify(next));
  } catch {
    // Denied storage: the choice holds for this page.
  }
  take(next);
}

/** Calls back when something was chosen, here or in another tab. */
export function onDeviceChoices(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

function follow({ key }: StorageEvent): void {
  // Without a key everything was cleared.
  if (key === place || key === null) take(readChoices());
}

function take(next: DeviceChoices): void {
  choices = next;
  for (const listener of listeners) listener();
}

function readChoices(): DeviceChoices {
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<DeviceChoices>;
    return { ...defaults, ...stored };
  } catch {
    return defaults;
  }
}
