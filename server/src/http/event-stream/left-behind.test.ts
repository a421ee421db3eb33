import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createMemoryRelay } from '../../spine/relays/memory-relay';
import type { Relay } from '../../spine/relays/relay';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestPerson } from '../../testing/test-person';

/** A relay that says how many listen to it. */
function countedRelay(): { relay: Relay; listeners: () => number } {
  const relay = createMemoryRelay();
  let count = 0;
  const listen: Relay['listen'] = (listener) => {
    const stop = relay.listen(listener);
    count += 1;
    return () => {
      count -= 1;
      stop();
    };
  };
  return { relay: { ...relay, listen }, listeners: () => count };
}

const connections = ({ app }: TestServer) =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

/** Listens, changes something and breaks off, at a random moment of it. */
async function comeAndGo(server: TestServer, person: TestPerson, circleId: string): Promise<void> {
  const stream = await server.openStream(person);
  const changing = person.call('circles.renameCircle', { circleId, name: randomUUID() });
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
  stream.close();
  await Promise.all([changing, stream.ended]);
}

it('streams that come and go, sessions that end and jobs that run leave nothing open behind', async () => {
  const { relay, listeners } = countedRelay();
  const server = await startTestServer({ relay });
  server.start();
  const ana = await server.signUp('Ana');
  const circle = await ana.createCircle();
  const listenersBefore = listeners();

  for (let round = 0; round < 8; round += 1) {
    const ben = await server.signUp('Ben');
    await circle.join(ben);
    const signedOut = await server.openStream(ben);
    await ana.call('emergency.armAlert', {
      ...{ circleId: circle.id, alertId: randomUUID(), type: 'panic', location: null },
    });
    await Promise.all([1, 2, 3].map(() => comeAndGo(server, ana, circle.id)));
    await ben.call('account.signOut', {});
    await signedOut.ended;
    server.clock.advance(60_000);
    await server.settled();
  }

  await expect.poll(listeners, { timeout: 10_000 }).toBe(listenersBefore);
  server.app.server.closeIdleConnections();
  await expect.poll(() => connections(server), { timeout: 10_000 }).toBe(0);
  await server.stop();
}, 180_000);
