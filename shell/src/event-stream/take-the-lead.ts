/**
 * Waits until this tab leads the browser's tabs of one person, then runs `lead`; what that gives back ends it. Exactly one
 * tab leads at a time, and when it closes, another one follows. Without Web Locks every tab leads itself.
 */
export function takeTheLead(personId: string, lead: () => () => void): () => void {
  if (!('locks' in navigator)) return lead();
  const stopped = new AbortController();
  const name = `carecircle-events-${personId}`;
  navigator.locks
    .request(name, { signal: stopped.signal }, () => {
      const stop = lead();
      return new Promise<void>((resolve) => {
        stopped.signal.addEventListener('abort', () => {
          stop();
          resolve();
        });
      });
    })
    .catch((error: unknown) => {
      if (!stopped.signal.aborted) console.error('The event stream lost its lock', error);
    });
  return () => stopped.abort();
}
