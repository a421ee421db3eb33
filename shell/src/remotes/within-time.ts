/** Something took longer than it may. */
export class TimedOut extends Error {
  constructor(limitMs: number) {
    super(`took longer than ${limitMs} ms`);
    this.name = 'TimedOut';
  }
}

/** Waits for work, but not longer than `limitMs`; then it rejects with `TimedOut` and what comes late is dropped. */
export function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(limitMs)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
