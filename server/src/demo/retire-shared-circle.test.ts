import { demoPeople } from '@carecircle/demo-data';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { circles, members } from '../access/circles.tables';
import { people, sessions } from '../access/people.tables';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { retireSharedCircle } from './retire-shared-circle';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('ALL-4 the demo circle that all visitors shared goes, and with it who belongs to nobody else', async () => {
  const { db } = server.spine.database;
  const [ana, ben, nora] = [
    await server.signUp('Ana'),
    await server.signUp('Ben'),
    await server.signUp('Nora'),
  ];
  await db.update(people).set({ email: demoPeople.ana.email }).where(eq(people.id, ana.id));
  await db.update(people).set({ email: demoPeople.ben.email }).where(eq(people.id, ben.id));
  const family = await nora.createCircle();
  await family.join(ben);
  const shared = await ana.createCircle();
  await db.update(circles).set({ isDemo: true }).where(eq(circles.id, shared.id));
  await server.settled();

  await retireSharedCircle(db);

  expect((await db.select({ id: circles.id }).from(circles)).map(({ id }) => id)).toEqual([family.id]);
  const left = await db.select({ id: people.id }).from(people).orderBy(people.id);
  expect(left.map(({ id }) => id)).toEqual([ben.id, nora.id].sort());
  const signedIn = await db
    .select()
    .from(sessions)
    .where(inArray(sessions.userId, [ana.id, ben.id]));
  expect(signedIn).toEqual([]);
  const [place] = await db
    .select({ status: members.status })
    .from(members)
    .where(eq(members.personId, ben.id));
  expect(place).toEqual({ status: 'former' });
  expect((await nora.call('circles.getSession', {})).session?.circle?.id).toBe(family.id);
  const rest = await db.execute(sql`select 1 from events where scope_id = ${shared.id}`);
  expect(rest.rows).toEqual([]);
  await retireSharedCircle(db);
  expect(await db.$count(people)).toBe(2);
});
