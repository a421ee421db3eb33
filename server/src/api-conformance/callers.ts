import { randomUUID } from 'node:crypto';
import { people } from '../access/people.tables';
import { metaOf, type OperationKey } from '../testing/call-operation';
import type { TestServer } from '../testing/start-test-server';
import { cookieOf } from '../testing/test-person';
import type { CircleFixture } from './circle-fixture';

/** Who sends a call, and from where. */
export interface Caller {
  cookie: string;
  remoteAddress: string;
}

/** Gives whoever calls next, so that no limit for one person or address stands before the operation itself. */
export interface Callers {
  next(key: OperationKey, circle: CircleFixture): Promise<Caller>;
}

const callsOfOne = 20;

export function createCallers(server: TestServer): Callers {
  let calls = 0;
  let guesser = '';
  let cookie = '';
  return {
    async next(key, { admin }) {
      calls += 1;
      const { guessable, scope } = metaOf(key);
      const remoteAddress = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
      if (scope === 'public' && guessable) return { cookie: '', remoteAddress };
      if (guessable) {
        if (calls % callsOfOne === 0 || !guesser) guesser = (await enterAsNewcomer(server)).cookie;
        return { cookie: guesser, remoteAddress };
      }
      if (key === 'account.signOut' || key === 'account.endOtherSessions' || !cookie)
        cookie = await openSession(server, admin.id);
      return { cookie, remoteAddress };
    },
  };
}

/** A new person, signed in without the work of hashing a password. */
export async function enterAsNewcomer(server: TestServer): Promise<{ id: string; cookie: string }> {
  const id = randomUUID();
  const now = server.clock.now();
  const person = { id, name: 'Guest', email: `${id}@example.org`, createdAt: now, updatedAt: now };
  await server.spine.database.db.insert(people).values(person);
  return { id, cookie: await openSession(server, id) };
}

async function openSession({ spine }: TestServer, personId: string): Promise<string> {
  const { cookies } = await spine.services.sessions.open(personId, { address: 'test', userAgent: '' });
  return cookieOf({ 'set-cookie': cookies });
}
