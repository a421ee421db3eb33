import { randomUUID } from 'node:crypto';
import { signUpMember, type Member } from '../member';
import { careForRosa, takeIn } from './care-for-rosa';
import { changeThings } from './change-things';

/** How often a change brings a visitor. */
const visitChance = 0.01;

/**
 * One circle's life until `isOver`: every second or so a change of some kind, with its reactions and jobs, while streams
 * come, listen for a while and break off, and people sign up and out.
 *
 * @param address where its people come from: so many of one address would be taken for guesses at passwords.
 * @returns how many changes it made.
 */
export async function liveCircle(origin: string, address: string, isOver: () => boolean): Promise<number> {
  const ana = await signUpMember(origin, 'Ana', address);
  const { id: circleId } = await ana.call('circles', 'createCircle', {
    ...{ newCircleId: randomUUID(), name: 'Rosa', timeZone: 'America/Chicago' },
  });
  const rosa = await takeIn(ana, circleId);
  let changes = 0;
  while (!isOver()) {
    const listening = await listen(origin, ana);
    changes += await changeThings(ana, circleId);
    changes += await careForRosa(ana, rosa);
    if (Math.random() < visitChance) await visit(origin, address);
    await new Promise((resolve) => setTimeout(resolve, 500 + Math.random() * 500));
    listening.abort();
  }
  return changes;
}

/** A browser that listens from where its person stands, and goes without a word. */
async function listen(origin: string, { cookie, call }: Member): Promise<AbortController> {
  const { positions } = await call('circles', 'getSession', {});
  const from = Object.entries(positions).map(([scopeId, sequence]) => `${scopeId}:${sequence}`);
  const gone = new AbortController();
  const url = `${origin}/api/events?positions=${from.join(',')}`;
  fetch(url, { headers: { cookie }, signal: gone.signal })
    .then((answer) => answer.text())
    .catch((error: unknown) => void (gone.signal.aborted || console.warn('a stream broke off:', error)));
  return gone;
}

async function visit(origin: string, address: string): Promise<void> {
  const guest = await signUpMember(origin, 'Ben', address);
  await guest.call('account', 'signOut', {});
}
