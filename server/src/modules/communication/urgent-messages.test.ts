import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let cara: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cara] = await Promise.all([server.signUp('Ana'), server.signUp('Ben'), server.signUp('Cara')]);
});
beforeEach(async () => {
  circle = await ana.createCircle();
  await circle.join(ben);
  await circle.join(cara);
});
afterAll(() => server.stop());

const sendUrgent = (recipientId: string | null = null) =>
  ana.call('communication.sendMessage', {
    ...{ circleId: circle.id, messageId: randomUUID(), recipientId, text: 'Mom fell', isUrgent: true },
  });
const confirm = (person: TestPerson, messageId: string) =>
  person.call('communication.confirmMessage', { circleId: circle.id, messageId });

async function pass(minutes: number): Promise<void> {
  for (let left = minutes; left > 0; left -= 1) {
    server.clock.advance(60_000);
    await server.settled();
  }
}

/** How often a person was told again of something in this circle. */
async function repeats(person: TestPerson): Promise<number> {
  return (await server.eventsOf(person.id)).filter(
    ({ type, payload }) =>
      type === 'notification.repeated' && JSON.stringify(payload).includes(`"circleId":"${circle.id}"`),
  ).length;
}

it('CHAT-2 an urgent message is told again to each reader until that reader confirms it, read or not', async () => {
  const { id, sequence } = await sendUrgent();
  await server.settled();
  const { notifications } = await ben.call('notifications.listNotifications', {});
  expect(notifications[0]).toMatchObject({ cause: 'urgent-message-received', priority: 'urgent' });
  await ben.call('communication.markConversationRead', { circleId: circle.id, sequence });
  await server.settled();
  await pass(6);
  expect([await repeats(ben), await repeats(cara)]).toEqual([1, 1]);
  expect(await confirm(ben, id)).toMatchObject({ confirmedBy: [ben.id] });
  await server.settled();
  await pass(6);
  expect([await repeats(ana), await repeats(ben), await repeats(cara)]).toEqual([0, 1, 2]);
});

it('CHAT-2 everybody sees who has confirmed, once each', async () => {
  const { id } = await sendUrgent();
  await confirm(cara, id);
  await confirm(ben, id);
  await confirm(ben, id);
  const { messages } = await ana.call('communication.listMessages', { circleId: circle.id });
  expect(messages[0]).toMatchObject({ isUrgent: true });
  expect(messages[0]?.confirmedBy.toSorted()).toEqual([ben.id, cara.id].toSorted());
  const told = (await server.eventsOf(circle.id)).filter(({ type }) => type === 'message.confirmed');
  expect(told).toHaveLength(2);
});

it('CHAT-2 an urgent direct message ends with the word of its one reader, and stays between the two', async () => {
  const { id } = await sendUrgent(ben.id);
  await server.settled();
  await pass(6);
  expect([await repeats(ben), await repeats(cara)]).toEqual([1, 0]);
  await expect(confirm(cara, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await confirm(ben, id);
  await server.settled();
  await pass(6);
  expect(await repeats(ben)).toBe(1);
  expect((await server.eventsOf(ana.id)).at(-1)).toMatchObject({ type: 'direct-message.confirmed' });
});

it('CHAT-2 nobody confirms their own message, nor one that asks for nothing', async () => {
  const { id } = await sendUrgent();
  await expect(confirm(ana, id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  const calm = await ana.call('communication.sendMessage', {
    ...{ circleId: circle.id, messageId: randomUUID(), recipientId: null, text: 'Dinner at six' },
  });
  await expect(confirm(ben, calm.id)).rejects.toMatchObject({ code: 'INVALID_STATE' });
});
