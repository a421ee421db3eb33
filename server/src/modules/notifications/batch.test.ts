import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { QuickDialect } from '../../database/quick-dialect';
import { inUnitOfWork } from '../../spine/unit-of-work';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let others: TestPerson[];
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  others = await Promise.all(['Ben', 'Cleo', 'Fran'].map((name) => server.signUp(name)));
});
beforeEach(async () => {
  circle = await ana.createCircle();
  for (const person of others) await circle.join(person);
  await server.settled();
});
afterAll(() => server.stop());

/** Messages of one transaction: their events reach the reactions as one batch. */
async function sendAtOnce(count: number): Promise<void> {
  const origin = { actorId: ana.id, circleId: circle.id, now: server.clock.now() };
  await inUnitOfWork(server.spine, origin, async ({ record, now }) => {
    for (let sequence = 1; sequence <= count; sequence += 1) {
      const message = {
        ...{ id: randomUUID(), circleId: circle.id, senderId: ana.id, recipientId: null },
        ...{ text: `Message ${sequence}`, file: null, call: null, isUrgent: false, confirmedBy: [] },
        ...{ sequence, sentAt: now.toISOString() },
      };
      await record('message.sent', { message });
    }
  });
  await server.settled();
}

/** How often the reactions to a batch of so many messages write a statement with each of these parts. */
async function statementsOf(count: number, parts: Record<string, RegExp>): Promise<Record<string, number>> {
  const written = vi.spyOn(QuickDialect.prototype, 'sqlToQuery');
  await sendAtOnce(count);
  const texts = written.mock.results.flatMap(
    ({ value }) => (value as { sql: string } | undefined)?.sql ?? [],
  );
  written.mockRestore();
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, texts.filter((text) => part.test(text)).length]),
  );
}

describe('NOTE-1 a batch of events', () => {
  const reads = {
    circle: /^select .*"invite_code".* from "circles"/,
    members: /^select .* from "members" inner join "people"/,
    devices: /from "push_devices"/,
    unread: /count\(\*\).* from "notifications"/,
  };

  it('asks once for the circle, its members, their devices and what they have not read, however many events there are', async () => {
    const ofOne = await statementsOf(1, reads);
    const ofMany = await statementsOf(15, reads);
    expect(ofMany).toEqual(ofOne);
    expect(ofOne).toMatchObject({ members: 1, devices: 1, unread: 1 });
  });

  it('looks for items to gather once an event, and not once for each person', async () => {
    const standing = { standing: /^select distinct on .* from "notifications"/ };
    expect(await statementsOf(12, standing)).toEqual({ standing: 12 });
  });

  it('tells each person the count that was true at each of its events', async () => {
    const [ben] = others;
    if (!ben) throw new Error('Ben is there.');
    const { unread: before } = await ben.call('notifications.listNotifications', { limit: 1 });
    await sendAtOnce(3);
    const told = (await server.eventsOf(ben.id))
      .filter(({ type }) => type === 'notification.added')
      .slice(-3);
    expect(told.map(({ payload }) => (payload as { unread: number }).unread)).toEqual(
      Array(3).fill(before + 1),
    );
    const { unread } = await ben.call('notifications.listNotifications', { limit: 1 });
    expect(unread).toBe(before + 1);
  });
});
