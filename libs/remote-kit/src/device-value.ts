import { listenersOf } from './listeners';

/** Something that was chosen for this device, for everybody who uses it, the same in all its tabs. */
export interface DeviceValue<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls back when another value was chosen, here or in another tab. */
  subscribe: (listener: () => void) => () => void;
}

interface Stored<Value> {
  /** Reads what is stored, null for nothing. What it throws counts as nothing stored. */
  read: (stored: string | null) => Value;
  /** What to store, null for nothing. */
  write: (value: Value) => string | null;
}

export function deviceValue<Value>(place: string, { read, write }: Stored<Value>): DeviceValue<Value> {
  const listeners = listenersOf(() => {
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  });
  let value = readStored();

  // Without a key everything was cleared.
  function follow({ key }: StorageEvent): void {
    if (key === place || key === null) take(readStored());
  }

  function take(next: Value): void {
    if (next === value) return;
    value = next;
    listeners.tell();
  }

  function readStored(): Value {
    try {
      return read(localStorage.getItem(place));
    } catch {
      return read(null);
    }
  }

  return {
    get: () => value,
    subscribe: listeners.subscribe,
    set(next) {
      try {
        const stored = write(next);
        if (stored === null) localStorage.removeItem(place);
        else localStorage.setItem(place, stored);
      } catch {
        // Denied storage: the choice holds for this page.
      }
      take(next);
    },
  };
}
