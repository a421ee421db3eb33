import { randomUUID } from 'node:crypto';
import type { Task } from '@carecircle/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  circle = await ana.createCircle();
});
afterAll(() => server.stop());

const addTask = (dueDate: string, dueTime: string | null) =>
  ana.call('care.addTask', {
    circleId: circle.id,
    taskId: randomUUID(),
    title: `${dueDate} ${dueTime ?? 'all day'}`,
    description: '',
    recipientId: null,
    assigneeId: null,
    dueDate,
    dueTime,
  });

async function readAll(status?: Task['status']): Promise<Task[]> {
  const found: Task[] = [];
  let cursor: string | undefined;
  do {
    const page = await ana.call('care.listTasks', { circleId: circle.id, limit: 3, status, cursor });
    expect(page.tasks.length).toBeLessThanOrEqual(3);
    found.push(...page.tasks);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

it('TASK-1 pages follow each other without a gap or a double: open by due date, all-day last, then completed', async () => {
  const days = ['2026-11-23', '2026-11-21', '2026-11-22'];
  const times = [null, '14:00', '09:30', null, '09:30'];
  for (const day of days) for (const time of times) await addTask(day, time);
  const completed: string[] = [];
  for (const task of (await readAll()).filter((_, index) => index % 4 === 0)) {
    await ana.call('care.completeTask', { circleId: circle.id, taskId: task.id });
    completed.unshift(task.id);
    server.clock.set(new Date(server.clock.now().getTime() + 1000));
  }
  const all = await readAll();
  expect(new Set(all.map((task) => task.id)).size).toBe(15);
  const open = all.slice(0, 11);
  expect(open.every((task) => task.status === 'pending')).toBe(true);
  const order = open.map((task) => `${task.dueDate} ${task.dueTime ?? '24:00'}`);
  expect(order).toEqual([...order].sort());
  expect(all.slice(11).map((task) => task.id)).toEqual(completed);
  expect(await readAll('completed')).toEqual(all.slice(11));
  expect(await readAll('pending')).toEqual(open);
  expect(await readAll('in-progress')).toEqual([]);
});

it('TASK-1 the counts are of all tasks, whatever the filter', async () => {
  const page = await ana.call('care.listTasks', { circleId: circle.id, status: 'in-progress' });
  expect(page).toMatchObject({ tasks: [], counts: { pending: 11, 'in-progress': 0, completed: 4 } });
});

it('ALL-3 a made-up position is refused', async () => {
  await expect(
    ana.call('care.listTasks', { circleId: circle.id, cursor: 'bm9uc2Vuc2U' }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});
