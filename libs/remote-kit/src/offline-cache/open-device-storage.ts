import type { DeviceStorage } from './device-storage';

/** What CareCircle keeps on this device, to be measured, listed and wiped; its code comes with the screen that asks for it. */
export async function openDeviceStorage(): Promise<DeviceStorage> {
  const { deviceStorage } = await import('./device-storage');
  return deviceStorage;
}
