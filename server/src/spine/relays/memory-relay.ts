import type { Relay, RelayMessage } from './relay';

/** The relay of a single process; the others deliver to their own process through it. */
export function createMemoryRelay(): Relay {
  const listeners = new Set<(message: RelayMessage) => void>();
  return {
    announce(messages) {
      for (const message of messages) for (const listener of listeners) listener(message);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
