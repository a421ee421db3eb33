import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let twin: TestServer;
let ana: TestPerson;
let circle: TestCircle;

beforeEach(async () => {
  server = await startTestServer();
  const { database, relay } = server.spine;
  twin = await startTestServer({
    database: { ...database, close: async () => undefined },
    relay,
    clock: server.clock,
  });
  ana = await server.signUp('Ana');
  circle = await ana.createCircle();
});
afterEach(async () => {
  await twin.stop();
  await server.stop();
});

async function completeTask() {
  const taskId = randomUUID();
  await ana.call('care.addTask', {
    circleId: circle.id,
    taskId,
    title: 'Buy milk',
    description: '',
    recipientId: null,
    assigneeId: null,
    dueDate: '2026-11-21',
    dueTime: null,
  });
  await ana.call('care.completeTask', { circleId: circle.id, taskId });
}

const typesOf = async () => (await server.eventsOf(circle.id)).map(({ type }) => type);

describe('a reaction', () => {
  it('gets each event once, though two servers look at the same log', async () => {
    await Promise.all([completeTask(), completeTask(), completeTask()]);
    await Promise.all([server.settled(), twin.settled()]);
    await Promise.all([server.settled(), twin.settled()]);
    expect((await typesOf()).filter((type) => type === 'points.awarded')).toHaveLength(3);
    const { totalPoints } = await ana.call('points.getMemberPoints', { circleId: circle.id });
    // Three tasks, and the day's challenge of three.
    expect(totalPoints).toBe(3 * 25 + 50);
  });
});

describe('a job', () => {
  async function armAlert() {
    const alertId = randomUUID();
    await ana.call('emergency.armAlert', { circleId: circle.id, alertId, type: 'panic', location: null });
    return alertId;
  }

  it('EMER runs once at its time, though two servers look for it', async () => {
    await armAlert();
    server.clock.advance(0);
    await Promise.all([server.settled(), twin.settled()]);
    expect(await typesOf()).not.toContain('alert.raised');
    server.clock.advance(11_000);
    await Promise.all([server.settled(), twin.settled()]);
    expect((await typesOf()).filter((type) => type === 'alert.raised')).toHaveLength(1);
  });

  it('does not run after it was cancelled', async () => {
    const alertId = await armAlert();
    await ana.call('emergency.cancelAlert', { circleId: circle.id, alertId });
    server.clock.advance(60_000);
    await server.settled();
    expect(await typesOf()).not.toContain('alert.raised');
  });
});
