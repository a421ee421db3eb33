import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseChoice, Signal } from '@carecircle/contracts';
import type { Member } from '../member';
import { listenFrom, type Listening } from '../streams/listen';
import type { Circle } from '../talk/make-circle';
import { now, remote } from './fixture';

/** Live connections that stand for open pages: each hears of a release and asks what is served now. */
export interface Followers {
  /** When each of them was told of this version, from now on; rejects when one never is. */
  told(version: string): Promise<number[]>;
  close(): void;
}

type Listener = (follower: number, version: string) => void;

/** As long as a page waits at most before it asks, so that not all ask together. */
const spreadMs = 2_000;
const longestWaitMs = 120_000;

/** Opens so many, of all members of a circle in turn. */
export async function openFollowers(origin: string, circle: Circle, count: number): Promise<Followers> {
  const listeners = new Set<Listener>();
  const tell: Listener = (follower, version) => listeners.forEach((listen) => listen(follower, version));
  const streams: Listening[] = [];
  const positions = new Map<Member, string>();
  for (const member of circle.members) positions.set(member, await positionsOf(member, circle.id));
  for (let follower = 0; follower < count; follower += 1) {
    const member = circle.members[follower % circle.members.length] ?? circle.members[0];
    const hear = (data: string) => {
      if ((JSON.parse(data) as Signal).type !== 'release.changed') return;
      void wait(Math.random() * spreadMs)
        .then(() => servedTo(origin, member, circle.id))
        .then((version) => tell(follower, version));
    };
    streams.push(await listenFrom(origin, member, positions.get(member) ?? '', hear, 'signal'));
  }
  return {
    told: (version) => arrivals(listeners, count, version),
    close() {
      for (const stream of streams) stream.stop();
    },
  };
}

async function positionsOf({ call }: Member, circleId: string): Promise<string> {
  const { positions } = await call('circles', 'getSession', { circleId });
  return Object.entries(positions)
    .map((place) => place.join(':'))
    .join(',');
}

async function servedTo(origin: string, { cookie }: Member, circleId: string): Promise<string> {
  const answer = await fetch(`${origin}/releases/chosen.json?circle=${circleId}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`What is served was answered with ${answer.status}`);
  const choices = (await answer.json()) as ReleaseChoice[];
  return choices.find((choice) => choice.remote === remote)?.current.manifest.version ?? '';
}

function arrivals(listeners: Set<Listener>, count: number, version: string): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const came = new Map<number, number>();
    const end = () => {
      clearTimeout(late);
      listeners.delete(listen);
    };
    const late = setTimeout(() => {
      end();
      reject(new Error(`Only ${came.size} of ${count} have ${version}.`));
    }, longestWaitMs);
    const listen: Listener = (follower, served) => {
      if (came.has(follower) || served !== version) return;
      came.set(follower, now());
      if (came.size < count) return;
      end();
      resolve([...came.values()]);
    };
    listeners.add(listen);
  });
}
