/** Listeners that follow one thing together: it is watched while there is any. */
export interface Listeners {
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
}

/** @param watch begins to watch and calls back at each change; the answer ends it. */
export function listenersOf(watch: (tell: () => void) => () => void): Listeners {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    tell,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= watch(tell);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
