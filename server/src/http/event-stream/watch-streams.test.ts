import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryRelay } from '../../spine/relays/memory-relay';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

const patience = { timeout: 20_000 };

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  // A relay that has lost its tongue: whatever streams learn now, they learn from the watch.
  const relay = { ...createMemoryRelay(), announce: () => undefined };
  server = await startTestServer({ relay });
  ana = await server.signUp('Ana');
  circle = await ana.createCircle();
});
afterAll(() => server.stop());

it('ALL-3 streams read within seconds what the relay failed to tell', async () => {
  const streams = await Promise.all([1, 2, 3].map(() => server.openStream(ana)));
  await Promise.all(streams.map((stream) => stream.next(({ event }) => event === 'position')));
  await ana.call('circles.renameCircle', { circleId: circle.id, name: 'Told by nobody' });
  for (const stream of streams) {
    const texts = () => JSON.stringify(stream.received);
    await expect.poll(texts, patience).toContain('Told by nobody');
    expect(texts().split('"circle.renamed"')).toHaveLength(2);
    stream.close();
  }
}, 60_000);

it('AUTH-1 a stream ends within seconds when its session runs out', async () => {
  const stream = await server.openStream(ana);
  await stream.next(({ event }) => event === 'position');
  server.clock.advance(31 * 86_400_000);
  const kinds = () => stream.received.map(({ event }) => event);
  await expect.poll(kinds, patience).toContain('reset');
  await stream.ended;
}, 60_000);
