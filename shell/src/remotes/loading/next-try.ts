import { bus } from '@carecircle/event-bus';
import { retryDelayMs } from '@carecircle/remote-kit';

const status = bus.state('connection.status');

/**
 * Resolves when what failed may succeed: after a pause that grows with `attempts`, as long as somebody looks at the page, and at
 * once when the network or the live connection is back or the person returns. Without `attempts` only these count.
 */
export function nextTry(attempts: number | null, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      clearTimeout(timer);
      stop();
      resolve();
    };
    const wake = () => void (document.visibilityState === 'visible' && end());
    // A page that nobody sees waits for its person; whoever comes back is answered at once.
    const timer = attempts === null ? undefined : setTimeout(wake, retryDelayMs(attempts));
    let before = status.get();
    const stop = status.subscribe((now) => {
      if (now === 'live' && before !== 'live') end();
      before = now;
    });
    addEventListener('online', end, { signal: over.signal });
    addEventListener('focus', end, { signal: over.signal });
    document.addEventListener('visibilitychange', wake, { signal: over.signal });
    signal?.addEventListener('abort', end, { signal: over.signal });
  });
}
