let offsetMs = 0;

/** Sets this page's clock by the server's (ISO 8601), so that a wrong device clock shows no wrong 'ago' and no wrong day. */
export function syncClock(serverTime: string): void {
  offsetMs = Date.parse(serverTime) - Date.now();
}

/** Milliseconds since 1970 by the server's clock. */
export function nowMs(): number {
  return Date.now() + offsetMs;
}
