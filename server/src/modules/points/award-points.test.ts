import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';
import { pointsLedger } from './points.tables';

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

async function complete(person: TestPerson, times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    const taskId = randomUUID();
    await ana.call('care.addTask', {
      circleId: circle.id,
      taskId,
      title: 'Walk',
      description: '',
      recipientId: null,
      assigneeId: null,
      dueDate: '2026-11-21',
      dueTime: null,
    });
    await person.call('care.completeTask', { circleId: circle.id, taskId });
  }
  await server.settled();
}
const pointsOf = (person: TestPerson) => person.call('points.getMemberPoints', { circleId: circle.id });

it('GAME-1 a member begins at level 1 without points', async () => {
  expect(await pointsOf(ana)).toEqual({ memberId: ana.id, totalPoints: 0, level: 1 });
});

it('GAME-1 each completed task earns 25 points, ten of them the next level, told with the new total', async () => {
  await complete(ben, 10);
  expect(await pointsOf(ben)).toEqual({ memberId: ben.id, totalPoints: 250, level: 2 });
  expect((await pointsOf(ana)).totalPoints).toBe(0);
  const awards = (await server.eventsOf(circle.id)).filter(({ type }) => type === 'points.awarded');
  expect(awards.map(({ payload }) => payload)).toMatchObject(
    Array.from({ length: 10 }, (_, index) => ({ points: 25, member: { totalPoints: (index + 1) * 25 } })),
  );
});

it('GAME-1 two servers that follow the same log award each cause once', async () => {
  const shared = { ...server.spine.database, close: async () => undefined };
  const other = await startTestServer({ database: shared, relay: server.spine.relay });
  await complete(ben, 4);
  await other.settled();
  const rows = await server.spine.database.db.select().from(pointsLedger);
  expect(rows).toHaveLength(14);
  expect(new Set(rows.map(({ causeEventId }) => causeEventId)).size).toBe(14);
  await other.app.close();
});
