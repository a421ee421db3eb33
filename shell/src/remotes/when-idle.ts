interface Connection {
  saveData?: boolean;
}

/** Runs once the first screen is there and the browser has time; never when the person saves data. */
export function whenIdle(run: () => void): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData) return;
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 4_000 }) : setTimeout(run, 1_500);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}
