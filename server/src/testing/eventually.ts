import { vi } from 'vitest';

/** Ends what hangs, and measures nothing: a busy machine may stand still for seconds. */
const longestMs = 30_000;

/** Tries until the assertions hold. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: longestMs });
}
