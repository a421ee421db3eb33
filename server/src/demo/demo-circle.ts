import { randomUUID } from 'node:crypto';
import { demoPeople, type PersonKey } from '@carecircle/demo-data';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { people } from '../modules/account/people.tables';
import { circles } from '../modules/circles/circles.tables';
import type { DemoPort } from '../spine/demo-port';
import { refuse } from '../spine/refuse';
import type { RelayMessage } from '../spine/relay';
import type { Spine } from '../spine/spine';
import { buildDemoCircle } from './build-demo-circle';
import { eraseCircle } from './erase-circle';

/** Only one process may make the circle; the number is this lock's name. */
const buildLock = 4_300_001;

/**
 * The demo circle of this installation (ALL-4): one for all visitors, made when the first one asks for it. `spineOf` gives
 * the running spine, which is put together after this port.
 */
export function createDemoCircle(spineOf: () => Spine): DemoPort {
  return {
    async enter(as = 'ana') {
      if (!Object.hasOwn(demoPeople, as))
        throw refuse('NOT_FOUND', { message: 'The demo circle has no such member.' });
      const { db } = spineOf().database;
      const { email } = demoPeople[as as PersonKey];
      await buildOnce(spineOf());
      const [person] = await db.select({ id: people.id }).from(people).where(eq(people.email, email));
      if (!person) throw refuse('UNAVAILABLE', { message: 'The demo circle is not ready.' });
      return { personId: person.id };
    },
    async reset({ tx, now, afterCommit }, circleId) {
      await eraseCircle(tx, circleId);
      await forgetPreferences(tx);
      const told = await buildDemoCircle(spineOf(), tx, circleId, now);
      afterCommit(() => spineOf().relay.announce(told));
    },
  };
}

async function buildOnce(spine: Spine): Promise<void> {
  const { db } = spine.database;
  const isThere = async (reader: Pick<typeof db, 'select'>) =>
    (await reader.select({ id: circles.id }).from(circles).where(eq(circles.isDemo, true)).limit(1)).length >
    0;
  if (await isThere(db)) return;
  const told: RelayMessage[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '9s'`);
    await tx.execute(sql`select pg_advisory_xact_lock(${buildLock})`);
    if (await isThere(tx)) return;
    told.push(...(await buildDemoCircle(spine, tx, randomUUID(), spine.services.clock.now())));
  });
  spine.relay.announce(told);
}

async function forgetPreferences(tx: Transaction): Promise<void> {
  for (const { email } of Object.values(demoPeople)) {
    await tx.update(people).set({ preferences: {} }).where(eq(people.email, email));
  }
}
