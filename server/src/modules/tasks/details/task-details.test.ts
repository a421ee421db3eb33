import { randomUUID } from 'node:crypto';
import { taskDetailLimits } from '@carecircle/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';

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

async function addTask(assigneeId: string | null = null): Promise<{ circleId: string; taskId: string }> {
  const task = { circleId: circle.id, taskId: randomUUID() };
  const facts = { title: 'Pack for the clinic', description: '', recipientId: null, assigneeId };
  await ana.call('care.addTask', { ...task, ...facts, dueDate: '2026-11-21', dueTime: null });
  return task;
}
type Task = Awaited<ReturnType<typeof addTask>>;

async function addItem(task: Task, text: string): Promise<Task & { itemId: string }> {
  const item = { ...task, itemId: randomUUID() };
  server.clock.advance(1_000);
  await ana.call('care.addChecklistItem', { ...item, text });
  return item;
}
async function addComment(
  person: TestPerson,
  task: Task,
  text: string,
): Promise<Task & { commentId: string }> {
  const comment = { ...task, commentId: randomUUID() };
  server.clock.advance(1_000);
  await person.call('care.addTaskComment', { ...comment, text });
  return comment;
}
const details = (person: TestPerson, task: Task) => person.call('care.getTaskDetails', task);
const stepsOf = async (task: Task) => (await details(ben, task)).checklist.map(({ text }) => text);
const commentsOf = async (task: Task) => (await details(ana, task)).comments.map(({ text }) => text);

it('TASK-3 a task keeps its steps in order, and who ticked each first', async () => {
  const task = await addTask();
  const pills = await addItem(task, ' Pill list ');
  await addItem(task, 'Glasses');
  const ticked = await ben.call('care.tickChecklistItem', { ...pills, isDone: true });
  expect(ticked).toMatchObject({ text: 'Pill list', doneBy: ben.id });
  expect(await ana.call('care.tickChecklistItem', { ...pills, isDone: true })).toEqual(ticked);
  expect(await stepsOf(task)).toEqual(['Pill list', 'Glasses']);
  const again = await ana.call('care.tickChecklistItem', { ...pills, isDone: false });
  expect(again).toMatchObject({ doneBy: null, doneAt: null });
  const told = (await server.eventsOf(circle.id)).filter(({ type }) => type === 'checklist-item.ticked');
  expect(told).toHaveLength(2);
});

it('TASK-3 ALL-6 a deleted step comes back; both twice without harm', async () => {
  const task = await addTask();
  const item = await addItem(task, 'Charger');
  await ana.call('care.deleteChecklistItem', item);
  await ben.call('care.deleteChecklistItem', item);
  expect(await stepsOf(task)).toEqual([]);
  await expect(ben.call('care.tickChecklistItem', { ...item, isDone: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const restored = await ana.call('care.restoreChecklistItem', item);
  expect(await ben.call('care.restoreChecklistItem', item)).toEqual(restored);
  expect(await stepsOf(task)).toEqual(['Charger']);
});

it('TASK-3 what members write below a task stays in order; only its author takes a comment back', async () => {
  const task = await addTask();
  const first = await addComment(ana, task, 'Which bag?');
  await addComment(ben, task, 'The blue one.');
  expect(await commentsOf(task)).toEqual(['Which bag?', 'The blue one.']);
  await expect(ben.call('care.deleteTaskComment', first)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  await ana.call('care.deleteTaskComment', first);
  expect(await commentsOf(task)).toEqual(['The blue one.']);
  await ana.call('care.restoreTaskComment', first);
  expect(await commentsOf(task)).toEqual(['Which bag?', 'The blue one.']);
});

it('TASK-3 NOTE-1 NOTE-3 a comment is told to whoever has the task, unless it is their own', async () => {
  const task = await addTask(ben.id);
  await addComment(ana, task, `Bring the papers. ${'x'.repeat(60)}`);
  await addComment(ben, task, 'I will.');
  await server.settled();
  const told = async (person: TestPerson) =>
    (await person.call('notifications.listNotifications', {})).notifications.filter(
      ({ cause, relatedId }) => cause === 'task-commented' && relatedId === task.taskId,
    );
  const [notification, ...others] = await told(ben);
  expect(others).toEqual([]);
  expect(notification).toMatchObject({ link: `/to/tasks?task=${task.taskId}`, values: { actor: 'Ana' } });
  expect(notification?.values.preview).toHaveLength(51);
  expect(await told(ana)).toEqual([]);
});

it('TASK-3 a task holds so many steps and no more; nothing is stored of the next', async () => {
  const task = await addTask();
  for (let number = 1; number <= taskDetailLimits.checklist; number += 1)
    await addItem(task, `Step ${number}`);
  await expect(addItem(task, 'One more')).rejects.toMatchObject({ code: 'INVALID_STATE' });
  expect(await stepsOf(task)).toHaveLength(taskDetailLimits.checklist);
});

it('TASK-3 a deleted task and a step under another task are as if they did not exist', async () => {
  const [task, other] = [await addTask(), await addTask()];
  const item = await addItem(task, 'Shoes');
  await expect(ana.call('care.tickChecklistItem', { ...item, ...other, isDone: true })).rejects.toMatchObject(
    { code: 'NOT_FOUND' },
  );
  await ana.call('care.deleteTask', task);
  await expect(details(ana, task)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(addComment(ana, task, 'Hello?')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
