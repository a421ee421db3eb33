let offsetMs = 0;

/** An answer's own way here takes time; less than this says nothing about the clock. */
const toleranceMs = 5_000;

/** Sets this page's clock by the server's (ISO 8601), so that a wrong device clock shows no wrong 'ago' and no wrong day. */
export function syncClock(serverTime: string): void {
  offsetMs = Date.parse(serverTime) - Date.now();
}

/** Follows the server's clock by the `date` of an answer: the device's own may be set while the page is open. */
export function followClock(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (Math.abs(serverMs - nowMs()) > toleranceMs) offsetMs = serverMs - Date.now();
}

/** Milliseconds since 1970 by the server's clock. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}
