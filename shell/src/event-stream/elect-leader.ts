/** A tab's part in who leads the tabs of one person in one browser. */
export interface Leadership {
  /** Takes the lead from a tab that does not answer any more. */
  seize: () => void;
  /** Leads no more and waits no more. */
  stop: () => void;
}

/**
 * Waits until this tab leads, then runs `lead`; what that gives back ends it. One tab leads at a time; when it closes, another
 * one follows, and when another one seizes the lead this one ends and waits again. Without Web Locks every tab leads itself.
 */
export function electLeader(personId: string, lead: () => () => void): Leadership {
  if (!('locks' in navigator)) return { seize: () => undefined, stop: lead() };
  const name = `carecircle-events-${personId}`;
  let end: (() => void) | null = null;
  let waiting = new AbortController();

  const hold = () =>
    new Promise<void>((resolve) => {
      const stopLeading = lead();
      end = () => {
        end = null;
        stopLeading();
        resolve();
      };
    });
  const request = (options: LockOptions) => {
    const { signal } = waiting;
    navigator.locks.request(name, options, hold).catch((error: unknown) => {
      if (signal.aborted) return;
      if (!end) return console.error('The event stream lost its lock', error);
      end();
      wait();
    });
  };
  const wait = () => {
    waiting = new AbortController();
    request({ signal: waiting.signal });
  };
  wait();
  return {
    seize: () => {
      waiting.abort();
      waiting = new AbortController();
      request({ steal: true });
    },
    stop: () => {
      waiting.abort();
      end?.();
    },
  };
}
