import { isFilling, untouchedMs } from './form-watch';

const restMs = 1_500;
const lookEveryMs = 500;

/**
 * Resolves at a moment at which a screen may be exchanged under its reader (REL-3): when they go to another one, or when nothing is
 * being filled in and nobody has touched the page for a moment.
 */
export function whenSafe(pathname = () => location.pathname): Promise<void> {
  const from = pathname();
  const isSafe = () => pathname() !== from || (!isFilling() && untouchedMs() >= restMs);
  if (isSafe()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!isSafe()) return;
      clearInterval(timer);
      resolve();
    }, lookEveryMs);
  });
}
