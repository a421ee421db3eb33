import { refuse } from '../../refuse';
import type { EventStream } from './event-stream';

const mostPerPerson = 30;

/** The live connections of this process. */
export interface OpenStreams {
  /** @throws TOO_MANY_ATTEMPTS when this person has too many open. */
  requireRoom(personId: string): void;
  add(personId: string, stream: EventStream): void;
  /** Ends all; browsers come back by themselves, each at a moment drawn by lot. */
  closeAll(): Promise<void>;
  all(): EventStream[];
}

export function createOpenStreams(): OpenStreams {
  const byPerson = new Map<string, Set<EventStream>>();
  const all = () => [...byPerson.values()].flatMap((streams) => [...streams]);
  return {
    requireRoom(personId) {
      if ((byPerson.get(personId)?.size ?? 0) < mostPerPerson) return;
      throw refuse('TOO_MANY_ATTEMPTS', { message: 'Too many open connections.', retryAfterSeconds: 10 });
    },
    add(personId, stream) {
      const streams = byPerson.get(personId) ?? new Set();
      byPerson.set(personId, streams.add(stream));
      void stream.closed.then(() => {
        streams.delete(stream);
        if (streams.size === 0) byPerson.delete(personId);
      });
    },
    async closeAll() {
      const streams = all();
      for (const stream of streams) stream.close();
      await Promise.all(streams.map(({ closed }) => closed));
    },
    all,
  };
}
