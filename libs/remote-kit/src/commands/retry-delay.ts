const longestMs = 60_000;

/** Milliseconds until the next attempt: doubles from 1 s to 60 s, with up to half of it drawn by lot, never below the server's wish. */
export function retryDelayMs(attempts: number, serverWishMs = 0): number {
  const full = Math.min(longestMs, 1000 * 2 ** Math.min(attempts, 10));
  return Math.max(serverWishMs, full / 2 + (Math.random() * full) / 2);
}
