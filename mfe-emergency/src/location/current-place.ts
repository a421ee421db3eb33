import type { AlertLocation } from '@carecircle/contracts';

const freshMs = 60_000;
const patienceMs = 15_000;
let last: { place: AlertLocation; at: number } | null = null;

/** Place of the last minute, if one was read; an alert takes it along without waiting. */
export function lastPlace(): AlertLocation | null {
  return last && Date.now() - last.at < freshMs ? last.place : null;
}

/** Reads the place when the browser already may; null when it may not, or none is found within 15 s. */
export async function readPlace(): Promise<AlertLocation | null> {
  const permission = await locationPermission();
  return permission === 'granted' ? askForPlace() : null;
}

/** Reads the place, asking the person where the browser must. */
export function askForPlace(): Promise<AlertLocation | null> {
  return new Promise((resolve) => {
    if (!hasGeolocation()) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const { latitude, longitude, accuracy } = coords;
        last = { place: { latitude, longitude, accuracyMetres: accuracy }, at: Date.now() };
        resolve(last.place);
      },
      () => resolve(null),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: freshMs },
    );
  });
}

export type LocationPermission = 'granted' | 'prompt' | 'denied' | 'unsupported';

/** What the browser allows now. */
export async function locationPermission(): Promise<LocationPermission> {
  if (!hasGeolocation()) return 'unsupported';
  if (!('permissions' in navigator)) return 'prompt';
  return (await navigator.permissions.query({ name: 'geolocation' })).state;
}

// Absent or null where the browser or a policy has taken it away.
function hasGeolocation(): boolean {
  return Boolean((navigator as Partial<Navigator>).geolocation);
}
