const longestMs = 30_000;

/** Milliseconds until the next attempt: within 1 s at first, later doubling to 30 s, always drawn by lot so that browsers spread. */
export function reconnectDelayMs(failures: number, random = Math.random()): number {
  if (failures === 0) return random * 1000;
  const full = Math.min(longestMs, 1000 * 2 ** Math.min(failures, 10));
  return full / 2 + (random * full) / 2;
}
