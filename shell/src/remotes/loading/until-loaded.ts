import { nextTry } from './next-try';

/** What `load` gives in the end: each failure is told, and the next try comes when it may succeed. */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  tellFailed: (error: unknown) => void,
): Promise<T> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await load();
    } catch (error) {
      tellFailed(error);
      await nextTry(attempts);
    }
  }
}
