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
const payloadsOf = async (type: string) =>
  (await server.eventsOf(circle.id))
    .filter((event) => event.type === type)
    .map(({ payload }) => payload as Record<string, unknown>);
const pointsOf = (person: TestPerson) => person.call('points.getMemberPoints', { circleId: circle.id });

it('GAME-1 a member begins at level 1 without points', async () => {
  expect(await pointsOf(ana)).toEqual({ memberId: ana.id, totalPoints: 0, level: 1 });
});

it('GAME-1 each completed task earns 25 points, told with the new total', async () => {
  await complete(ben, 2);
  expect(await pointsOf(ben)).toEqual({ memberId: ben.id, totalPoints: 50, level: 1 });
  expect((await pointsOf(ana)).totalPoints).toBe(0);
  expect(await payloadsOf('points.awarded')).toMatchObject([
    { points: 25, member: { totalPoints: 25 } },
    { points: 25, member: { totalPoints: 50 } },
  ]);
});

it('GAME-3 the third task of a day completes its challenge, once', async () => {
  await complete(ben, 2);
  expect(await payloadsOf('challenge.completed')).toMatchObject([
    { challenge: 'three-tasks', points: 50, member: { memberId: ben.id, totalPoints: 125 } },
  ]);
  const [challenge] = await ben.call('points.listChallenges', { circleId: circle.id });
  expect(challenge).toMatchObject({ id: 'three-tasks', progress: 3, target: 3, isCompleted: true });
});

it('GAME-2 the fifth task unlocks what five tasks earn, each with its points, once', async () => {
  await complete(ben, 3);
  const unlocked = await payloadsOf('achievement.unlocked');
  expect(unlocked.map(({ achievement }) => achievement)).toEqual(['first-steps', 'there-for-you']);
});

it('GAME-1 two servers that follow the same log award each cause once', async () => {
  const shared = { ...server.spine.database, close: async () => undefined };
  const other = await startTestServer({ database: shared, relay: server.spine.relay, clock: server.clock });
  await complete(ben, 4);
  await other.settled();
  const rows = await server.spine.database.db.select().from(pointsLedger);
  const tasks = rows.filter(({ cause }) => cause === 'task.completed');
  expect(tasks).toHaveLength(11);
  expect(new Set(rows.map(({ causeEventId }) => causeEventId)).size).toBe(rows.length);
  await other.app.close();
});
