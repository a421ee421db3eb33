import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendOperation } from '../testing/call-operation';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const noon = '2026-11-21T12:00:00.000Z';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.set(noon);
  ana = await server.signUp('Ana');
  circle = await ana.createCircle({ timeZone: 'UTC' });
});
afterAll(() => server.stop());

const raised = async () =>
  (await server.eventsOf(circle.id)).filter(({ type }) => type === 'alert.raised').length;
const arm = () =>
  ana.call('emergency.armAlert', {
    circleId: circle.id,
    alertId: randomUUID(),
    type: 'panic',
    location: null,
  });
const rename = (name: string) => ana.call('circles.renameCircle', { circleId: circle.id, name });
const say = (text: string) =>
  ana.call('communication.sendMessage', {
    ...{ circleId: circle.id, messageId: randomUUID(), recipientId: null, text },
  });
const addAutomaticBill = (dueDate: string) =>
  ana.call('finance.addBill', {
    ...{ circleId: circle.id, billId: randomUUID(), name: 'Power', category: 'utilities', notes: '' },
    ...{ amountCents: 4_000, dueDate, frequency: 'monthly', isRecurring: false, paymentMethod: 'auto' },
    ...{ reminderDays: 3, accountNumber: null },
  });
const expectedPayments = async () =>
  (await server.eventsOf(circle.id)).filter(({ type }) => type === 'transaction.added').length;

describe('when the server’s clock jumps', () => {
  it.each([-hourMs, dayMs])('by %i ms, sequences and the order of messages hold', async (jumpMs) => {
    await rename('Before');
    await say('first');
    server.clock.advance(jumpMs);
    await rename('After');
    await say('second');
    const sequences = (await server.eventsOf(circle.id)).map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.map((_, index) => index + 1));
    const { messages } = await ana.call('communication.listMessages', {
      circleId: circle.id,
    });
    expect(messages.map(({ text }) => text)).toEqual(['first', 'second']);
  });

  it('a day ahead and back again, each job that came due has run once', async () => {
    await arm();
    await addAutomaticBill('2026-11-22');
    await addAutomaticBill('2026-11-24');
    server.clock.advance(dayMs);
    await server.settled();
    expect([await raised(), await expectedPayments()]).toEqual([1, 1]);
    for (const jumpMs of [-dayMs, dayMs, -hourMs]) {
      server.clock.advance(jumpMs);
      await server.settled();
    }
    expect([await raised(), await expectedPayments()]).toEqual([1, 1]);
    server.clock.advance(2 * dayMs + hourMs);
    await server.settled();
    expect(await expectedPayments()).toBe(2);
  });

  it('an hour back, a day’s job waits for its day and is not lost', async () => {
    await addAutomaticBill('2026-11-22');
    server.clock.set('2026-11-21T23:30:00.000Z');
    server.clock.advance(-hourMs);
    await server.settled();
    expect(await expectedPayments()).toBe(0);
    server.clock.set('2026-11-22T00:00:00.000Z');
    await server.settled();
    expect(await expectedPayments()).toBe(1);
  });

  it('EMER-2 an hour back during the countdown of an alert, it is raised all the same when that ends', async () => {
    const running = await startTestServer();
    running.clock.set(noon);
    running.start();
    const ben = await running.signUp('Ben');
    const { id: circleId } = await ben.createCircle();
    const alertId = randomUUID();
    await ben.call('emergency.armAlert', { circleId, alertId, type: 'panic', location: null });
    running.clock.advance(-hourMs);
    const types = async () => (await running.eventsOf(circleId)).map(({ type }) => type);
    await expect.poll(types, { timeout: 50_000, interval: 1_000 }).toContain('alert.raised');
    await running.stop();
  });

  it.each([-hourMs, dayMs])('by %i ms, who is signed in stays so', async (jumpMs) => {
    await ana.call('account.getAccount', {});
    server.clock.advance(jumpMs);
    expect((await ana.call('account.getAccount', {})).email).toBe(ana.email);
    await ana.call('account.signOut', {});
    await expect(ana.call('account.getAccount', {})).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });
});

describe('AUTH-1 a session', () => {
  const use = async () => {
    const answer = await sendOperation(server.app, 'account.getAccount', {}, { cookie: ana.cookie });
    return { status: answer.statusCode, cookie: answer.headers['set-cookie'] };
  };

  it('that is used goes on for ever, on the server and in the browser', async () => {
    for (let use_ = 0; use_ < 4; use_ += 1) {
      server.clock.advance(29 * dayMs);
      const { status, cookie } = await use();
      expect([status, String(cookie)]).toEqual([200, expect.stringContaining(`${ana.cookie}; `)]);
      expect(String(cookie)).toContain(`Max-Age=${30 * 86_400}`);
      expect(await use()).toEqual({ status: 200, cookie: undefined });
    }
    server.clock.advance(31 * dayMs);
    expect((await use()).status).toBe(401);
  });

  it('is renewed by a browser that only listens, too', async () => {
    server.clock.advance(2 * dayMs);
    const stop = new AbortController();
    const url = `${await server.url()}/api/events?positions=${ana.id}:0`;
    const answer = await fetch(url, { headers: { cookie: ana.cookie }, signal: stop.signal });
    expect(answer.headers.get('set-cookie')).toContain(`${ana.cookie}; `);
    stop.abort();
  });
});
