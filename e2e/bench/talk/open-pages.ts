import type { DomainEvent } from '@carecircle/contracts';
import type { Member } from '../member';
import { listenFrom } from '../streams/listen';
import type { Circle } from './make-circle';

/** The live connections of a page of each member. */
export interface OpenPages {
  /** When the first such event from now on has come to each page, by `performance.now()`; rejects when one never hears of it. */
  arrivals(isIt: (event: DomainEvent) => boolean): Promise<number[]>;
  close(): void;
}

type Listener = (page: number, event: DomainEvent, cameAt: number) => void;

const longestWaitMs = 30_000;

/** Opens a stream of each member as a browser does: on the circle's log and on their own. */
export async function openPages(origin: string, circle: Circle): Promise<OpenPages> {
  const listeners = new Set<Listener>();
  const open = async (member: Member, page: number) => {
    const { positions } = await member.call('circles', 'getSession', { circleId: circle.id });
    const from = Object.entries(positions).map((place) => place.join(':'));
    return listenFrom(origin, member, from.join(','), (data) => {
      const cameAt = performance.now();
      const event = JSON.parse(data) as DomainEvent;
      for (const listen of listeners) listen(page, event, cameAt);
    });
  };
  const streams = await Promise.all(circle.members.map(open));
  return {
    arrivals: (isIt) =>
      new Promise((resolve, reject) => {
        const came = new Map<number, number>();
        const end = () => {
          clearTimeout(late);
          listeners.delete(listen);
        };
        const late = setTimeout(() => {
          end();
          reject(new Error(`Only ${came.size} of ${streams.length} pages have heard of it.`));
        }, longestWaitMs);
        const listen: Listener = (page, event, cameAt) => {
          if (came.has(page) || !isIt(event)) return;
          came.set(page, cameAt);
          if (came.size < streams.length) return;
          end();
          resolve([...came.values()]);
        };
        listeners.add(listen);
      }),
    close() {
      for (const stream of streams) stream.stop();
    },
  };
}
