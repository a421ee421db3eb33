import { randomUUID } from 'node:crypto';
import { stateSchemas } from '@carecircle/contracts/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMembership } from '../access/find-membership';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';
import { modules } from './modules';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben] = await Promise.all([server.signUp('Ana'), server.signUp('Ben')]);
  circle = await ana.createCircle();
  await circle.join(ben);
});
afterAll(() => server.stop());

async function seedsOf(person: TestPerson): Promise<Record<string, unknown>> {
  const { db } = server.spine.database;
  const place = await findMembership(db, circle.id, person.id);
  if (!place) throw new Error('This person is no member.');
  const now = server.clock.now();
  const context = { db, circle: place.circle, actor: place.member, now };
  return Object.assign({}, ...(await Promise.all(modules.map((module) => module.stateSeeds?.(context)))));
}

it('SHELL-5 the first screen knows the true unread counts and the open alerts', async () => {
  const send = (recipientId: string | null) =>
    ana.call('communication.sendMessage', {
      circleId: circle.id,
      messageId: randomUUID(),
      recipientId,
      text: 'Hello',
    });
  await send(null);
  await send(ben.id);
  const alertId = randomUUID();
  await ana.call('emergency.armAlert', { circleId: circle.id, alertId, type: 'panic', location: null });
  await server.settled();
  const { unread } = await ben.call('notifications.listNotifications', {});
  expect(await seedsOf(ben)).toEqual({
    'chat.unread': 2,
    'alerts.open': [],
    'calls.open': [],
    'help.open': [],
    'notifications.unread': unread,
    'achievements.unseen': [],
  });
  expect(unread).toBeGreaterThanOrEqual(2);
  const anas = await seedsOf(ana);
  expect(anas['alerts.open']).toMatchObject([{ id: alertId, status: 'armed' }]);
  for (const channel of ['chat.unread', 'alerts.open', 'notifications.unread'] as const) {
    expect(stateSchemas[channel].safeParse(anas[channel]).success).toBe(true);
  }
});
