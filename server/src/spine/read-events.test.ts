import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMembership, findMemberships } from '../access/find-membership';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import { readEvents, readEventsAfter } from './read-events';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('what several logs have after their places is read at once, as from each alone', async () => {
  const { db } = server.spine.database;
  const ana = await server.signUp('Ana');
  const [first, second] = [await ana.createCircle(), await ana.createCircle()];
  for (const name of ['Rosa', 'Rosa Maria'])
    await ana.call('circles.renameCircle', { circleId: first.id, name });
  const places = [
    { scopeId: first.id, after: 1 },
    { scopeId: randomUUID(), after: 0 },
    { scopeId: second.id, after: 0 },
    { scopeId: second.id, after: 1000 },
  ];
  const read = await readEventsAfter(db, places);
  const alone = await Promise.all(places.map(({ scopeId, after }) => readEvents(db, scopeId, after)));
  expect(read).toEqual(alone);
  expect(read.map(({ length }) => length)).toEqual([2, 0, 1, 0]);
});

it('CIRC-4 places in several circles are found at once, those of strangers not at all', async () => {
  const { db } = server.spine.database;
  const [ana, ben] = [await server.signUp('Ana'), await server.signUp('Ben')];
  const [hers, his] = [await ana.createCircle(), await ben.createCircle()];
  const places = [
    { circleId: his.id, personId: ben.id },
    { circleId: his.id, personId: ana.id },
    { circleId: hers.id, personId: ana.id },
    { circleId: hers.id, personId: ana.id },
  ];
  const found = await findMemberships(db, places);
  expect(found).toEqual(
    await Promise.all(places.map(({ circleId, personId }) => findMembership(db, circleId, personId))),
  );
  expect(found.map((place) => place?.circle.id ?? null)).toEqual([his.id, null, hers.id, hers.id]);
});
