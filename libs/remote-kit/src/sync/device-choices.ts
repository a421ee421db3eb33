import { useSyncExternalStore } from 'react';
import { deviceValue } from '../device-value';

export const dataUsages = ['wifi-only', 'wifi-cellular', 'cellular-only'] as const;
export type DataUsage = (typeof dataUsages)[number];

/** What was chosen for this device, for everybody who uses it (SET-4). */
export interface DeviceChoices {
  /** Off: nothing is fetched, and what can wait is not sent, until somebody asks for it. */
  autoSync: boolean;
  /** On: as if there were no network. */
  offlineMode: boolean;
  /** The network that pictures, and what is fetched ahead, may use. */
  dataUsage: DataUsage;
}

/** The specification's defaults. */
const defaults: DeviceChoices = { autoSync: true, offlineMode: false, dataUsage: 'wifi-only' };

const choices = deviceValue<DeviceChoices>('carecircle:device', {
  read: (stored) => ({ ...defaults, ...(JSON.parse(stored ?? '{}') as Partial<DeviceChoices>) }),
  write: (chosen) => JSON.stringify(chosen),
});

export const deviceChoices = choices.get;

/** Calls back when something was chosen, here or in another tab. */
export const onDeviceChoices = choices.subscribe;

export function useDeviceChoices(): DeviceChoices {
  return useSyncExternalStore(onDeviceChoices, deviceChoices);
}

/** Chooses for this device, in all its tabs. */
export function chooseForDevice(changes: Partial<DeviceChoices>): void {
  choices.set({ ...choices.get(), ...changes });
}
