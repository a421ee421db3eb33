import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasNatsServer, startNatsServer, type NatsServer } from '../testing/partners/nats-server';
import { signUpOver } from '../testing/remote-person';
import { startChildServer, type ChildServer } from '../testing/programs/start-child-server';
import { hasPostgres, makePostgresDatabase } from '../testing/test-database';
import { openTestStream } from '../testing/test-stream';

describe.runIf(hasPostgres)('two server processes on one PostgreSQL', () => {
  describe('told of each other by PostgreSQL notifications', () => actAsOne());
  describe.runIf(hasNatsServer)('told of each other by NATS', () => actAsOne(startNatsServer));
});

/** What people may expect of two processes, whichever of them they use. */
function actAsOne(startNats?: () => Promise<NatsServer>): void {
  let nats: NatsServer | undefined;
  let servers: [ChildServer, ChildServer];
  beforeAll(async () => {
    nats = await startNats?.();
    const settings = {
      DATABASE_URL: await makePostgresDatabase(),
      DATA_KEY: randomBytes(32).toString('base64'),
      ...(nats && { NATS_URL: nats.url }),
    };
    servers = await Promise.all([startChildServer(settings), startChildServer(settings)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await nats?.stop();
  });

  it('show what happens on the other one, once and in order', async () => {
    const [one, two] = servers;
    const { ana, circleId, stream } = await listenOnOther(one, two);
    await stream.next(({ event }) => event === 'position');
    const names = Array.from({ length: 20 }, (_, index) => `Name ${index}`);
    for (const name of names) await ana.call(one.url, 'circles.renameCircle', { circleId, name });
    for (const sequence of names.keys()) {
      const event = await stream.nextEvent('circle.renamed');
      expect(event.sequence).toBe(sequence + 2);
    }
    stream.close();
  });

  it('end a stream at once when the session ends on the other one', async () => {
    const [one, two] = servers;
    const ana = await signUpOver(one.url, 'Ana');
    const stream = await openTestStream(`${two.url}/api/events?positions=${ana.id}:0`, ana.cookie);
    await stream.next(({ event }) => event === 'position');
    await ana.call(one.url, 'account.signOut', {});
    await stream.ended;
    expect(stream.beats()).toBe(1);
    await expect(ana.call(two.url, 'account.getAccount', {})).rejects.toMatchObject({ status: 401 });
  });

  it('run each follow-up once', async () => {
    const [one, two] = servers;
    const { ana, circleId, stream } = await listenOnOther(one, two);
    const complete = async (server: ChildServer) => {
      const taskId = randomUUID();
      const facts = { title: 'Walk', description: '', recipientId: null, assigneeId: null };
      const due = { dueDate: '2026-11-21', dueTime: null };
      await ana.call(server.url, 'care.addTask', { circleId, taskId, ...facts, ...due });
      await ana.call(server.url, 'care.completeTask', { circleId, taskId });
    };
    await Promise.all([complete(one), complete(two), complete(one), complete(two)]);
    const totals = [];
    for (let count = 0; count < 4; count += 1) {
      const event = await stream.nextEvent('points.awarded');
      totals.push((event.payload as { member: { totalPoints: number } }).member.totalPoints);
    }
    // After the third the day's challenge has given 50 more.
    expect(totals).toEqual([25, 50, 75, 150]);
    stream.close();
  });
}

/** Ana's new circle on one server, and its events as the other tells them. */
async function listenOnOther(one: ChildServer, other: ChildServer) {
  const ana = await signUpOver(one.url, 'Ana');
  const circleId = randomUUID();
  await ana.call(one.url, 'circles.createCircle', { newCircleId: circleId, name: 'Home', timeZone: 'UTC' });
  const stream = await openTestStream(`${other.url}/api/events?positions=${circleId}:1`, ana.cookie);
  return { ana, circleId, stream };
}
