import type { AlertLocation } from '@carecircle/contracts';
import { locationPermission } from './current-place';
import { metresBetween } from './geometry';

/** A place goes out at most so often, and only when it has changed by more than a few steps or has become surer. */
const leastPauseMs = 10_000;
const leastMetres = 15;

/** Follows the place where the browser already may; it asks nobody in the middle of an emergency. Gives how to end it. */
export function watchPlace(tell: (place: AlertLocation) => void): () => void {
  let watch: number | null = null;
  let isOver = false;
  let told: { place: AlertLocation; at: number } | null = null;
  let later: ReturnType<typeof setTimeout> | undefined;

  const say = (place: AlertLocation) => {
    clearTimeout(later);
    if (told && !isNews(told.place, place)) return;
    const waitMs = told ? told.at + leastPauseMs - Date.now() : 0;
    if (waitMs > 0) {
      later = setTimeout(() => say(place), waitMs);
      return;
    }
    told = { place, at: Date.now() };
    tell(place);
  };
  const begin = async () => {
    if ((await locationPermission()) !== 'granted' || isOver) return;
    watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        say({ latitude, longitude, accuracyMetres: accuracy }),
      // Refused or not found meanwhile: what was sent stays, the alert goes on without.
      () => undefined,
      { enableHighAccuracy: true, maximumAge: leastPauseMs },
    );
  };
  void begin();
  return () => {
    isOver = true;
    clearTimeout(later);
    if (watch !== null) navigator.geolocation.clearWatch(watch);
  };
}

function isNews(before: AlertLocation, now: AlertLocation): boolean {
  const isSurer = (now.accuracyMetres ?? Infinity) < (before.accuracyMetres ?? Infinity) / 2;
  return isSurer || metresBetween(before, now) >= leastMetres;
}
