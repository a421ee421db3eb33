/** Something took longer than it may. */
export class TimedOut extends Error {
  constructor() {
    super('took too long');
    this.name = 'TimedOut';
  }
}

/** Waits for work, but not longer than `limitMs`; then it rejects with `TimedOut` and what comes late is dropped. */
export function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const endMs = performance.now() + limitMs;
  return whileTimeIsLeft(work, () => endMs - performance.now());
}

/** The same with an end that may move: `leftMs` is asked again when the time it gave before is over. */
export function whileTimeIsLeft<T>(work: Promise<T>, leftMs: () => number): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (durationMs: number) => {
      timer = setTimeout(() => {
        const moreMs = leftMs();
        if (moreMs > 0) wait(moreMs);
        else reject(new TimedOut());
      }, durationMs);
    };
    wait(Math.max(leftMs(), 0));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
