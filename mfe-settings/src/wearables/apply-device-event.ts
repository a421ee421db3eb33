import type { WearableDevice } from '@carecircle/contracts';

interface Listed {
  devices: WearableDevice[];
}

/** Adds a device or puts its new state in the old one's place, by name. */
export function upsertDevice<T extends Listed>(data: T, device: WearableDevice): T {
  const devices = [...removeDevice(data, device.id).devices, device].sort(
    (one, other) => one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1),
  );
  return { ...data, devices };
}

export function removeDevice<T extends Listed>(data: T, deviceId: string): T {
  return { ...data, devices: data.devices.filter(({ id }) => id !== deviceId) };
}
