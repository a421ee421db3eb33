import { withinTime } from './loading/within-time';

/** A file that hangs never lets a page finish loading. */
const longestLoadMs = 8_000;

/** Runs once the first screen is there and the browser has time. */
export function whenIdle(run: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4_000 }) : setTimeout(run, 1_500);
  void withinTime(loaded(), longestLoadMs).then(idle, idle);
}

function loaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}
