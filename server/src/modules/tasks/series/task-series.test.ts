import { randomUUID } from 'node:crypto';
import type { Repeat, SeriesScope, Task } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../../records/circle-days';
import { addDays } from '../../../recurrence/day-number';
import { insist } from '../../../testing/insist';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;
let today: string;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  ben = await server.signUp('Ben');
});
afterAll(() => server.stop());

const daily: Repeat = {
  ...{ frequency: 'daily', interval: 1, weekdays: [], monthlyOn: 'day', until: null, count: null },
};

interface Fields {
  title?: string;
  assigneeId?: string | null;
  dueDate?: string;
  dueTime?: string | null;
  repeat?: Repeat | null;
}

/** A circle of its own for each test, so that its list holds nothing else. */
async function begin(changes: Fields = {}): Promise<Task> {
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  today = dayIn('America/Chicago', server.clock.now());
  return addTask({ dueDate: today, ...changes });
}
const addTask = (changes: Fields): Promise<Task> =>
  ana.call('care.addTask', {
    ...{ circleId: circle.id, taskId: randomUUID(), title: 'Walk', description: '', recipientId: null },
    ...{ assigneeId: null, dueDate: today, dueTime: '09:00', repeat: daily },
    ...changes,
  });
const list = async () => (await ana.call('care.listTasks', { circleId: circle.id, limit: 100 })).tasks;
const listed = async () => (await list()).map(({ dueDate }) => dueDate).sort();
const between = (from: number, to: number) =>
  ana.call('care.listTasksBetween', {
    ...{ circleId: circle.id, from: addDays(today, from), to: addDays(today, to) },
  });
const on = async (day: number) => {
  const task = (await between(day, day))[0];
  if (!task) throw new Error(`There is no task ${day} days from today.`);
  return task;
};
const one = ({ id }: Pick<Task, 'id'>) => ({ circleId: circle.id, taskId: id });
const edit = (task: Task, seriesScope: SeriesScope, changes: Fields, repeat?: Repeat | null) =>
  ana.call('care.editTaskSeries', { ...one(task), seriesScope, changes, repeat });
const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => addDays(today, from + index));
const nextDay = async () => {
  server.clock.advance(86_400_000);
  await server.settled();
};

describe('a task that repeats', () => {
  it('TASK-3 has the tasks of the next 14 days, and the calendar those after them', async () => {
    await begin();
    expect(await listed()).toEqual(days(0, 13));
    expect((await between(0, 40)).map(({ dueDate }) => dueDate)).toEqual(days(0, 40));
  });

  it('TASK-3 has one more each day, once, also after days without a server', async () => {
    const first = await begin();
    await ana.call('care.deleteTask', one(await on(2)));
    await ana.call('care.completeTask', one(first));
    await nextDay();
    expect(await listed()).toEqual(days(0, 14).filter((_day, index) => index !== 2));
    server.clock.advance(5 * 86_400_000);
    await server.settled();
    expect(await listed()).toEqual(days(0, 19).filter((_day, index) => index !== 2));
  });

  it('TASK-3 ALL-3 a series that shall begin at a time the clocks jump over is refused at its field', async () => {
    const { id } = await begin();
    const input = { circleId: circle.id, taskId: id, seriesScope: 'all' as const };
    const changes = { dueDate: '2027-03-14', dueTime: '02:30' };
    await expect(ana.call('care.editTaskSeries', { ...input, changes })).rejects.toMatchObject({
      fields: [{ path: 'dueTime', code: 'skipped_time' }],
    });
  });

  it('TASK-3 TASK-2 one of them is claimed, begun, done, commented alone; its points come once', async () => {
    const first = await begin();
    await circle.join(ben);
    await ben.call('care.claimTask', one(first));
    await Promise.all([ana, ben, ana].map((person) => insist(person, 'care.completeTask', one(first))));
    await ana.call('care.addTaskComment', { ...one(first), commentId: randomUUID(), text: 'Lovely' });
    await server.settled();
    expect(await on(0)).toMatchObject({ status: 'completed', assigneeId: ben.id });
    expect(await on(1)).toMatchObject({ status: 'pending', assigneeId: null });
    const points = await Promise.all(
      [ana, ben].map((person) => person.call('points.getMemberPoints', { circleId: circle.id })),
    );
    expect(points.map((standing) => standing.totalPoints).sort()).toEqual([0, 25]);
  });

  it('TASK-3 one far ahead is made when somebody does something with it, once', async () => {
    await begin();
    await circle.join(ben);
    const far = await on(30);
    expect(await ben.call('care.getTaskDetails', one(far))).toEqual({ checklist: [], comments: [] });
    const claims = await Promise.allSettled(
      [ana, ben].map((person) => insist(person, 'care.claimTask', one(far))),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await ana.call('care.addChecklistItem', { ...one(far), itemId: randomUUID(), text: 'Leash' });
    expect(await between(30, 30)).toHaveLength(1);
    expect((await ana.call('care.getTaskDetails', one(far))).checklist).toHaveLength(1);
    for (let day = 0; day < 18; day += 1) await nextDay();
    expect((await list()).filter(({ id }) => id === far.id)).toHaveLength(1);
  });

  it.each<[string, Fields, string, string]>([
    [
      'an end before the beginning',
      { repeat: { ...daily, until: '2020-01-01' } },
      'repeat.until',
      'until_before_start',
    ],
    ['a beginning too long ago', { dueDate: '2024-01-01' }, 'dueDate', 'series_begin'],
    ['no interval', { repeat: { ...daily, interval: 0 } }, 'repeat.interval', 'too_small'],
  ])('TASK-3 ALL-3 %s is refused at its field', async (_name, changes, path, code) => {
    await expect(begin(changes)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: [{ path, code }] });
    expect(await list()).toEqual([]);
  });
});

describe('editing and deleting', () => {
  it('TASK-3 the following ones change; those before, those done and what was changed of one stay', async () => {
    await begin({ repeat: { ...daily, count: 6 } });
    await ana.call('care.editTask', { ...one(await on(4)), changes: { title: 'Long walk' } });
    await ana.call('care.completeTask', one(await on(3)));
    await edit(await on(2), 'following', { title: 'Stroll', dueTime: '17:00' });
    const said = (await between(0, 20)).map(({ dueTime, title }) => `${dueTime} ${title}`);
    expect(said).toEqual([
      ...['09:00 Walk', '09:00 Walk', '17:00 Stroll'],
      ...['09:00 Walk', '17:00 Long walk', '17:00 Stroll'],
    ]);
  });

  it('TASK-3 with another rule, tasks of other days are gone and none of the past appear', async () => {
    await begin();
    await nextDay();
    await nextDay();
    const every3: Repeat = { ...daily, interval: 3 };
    await edit(await on(1), 'all', {}, every3);
    const expected = [0, 3, 6, 9, 12, 15].map((day) => addDays(today, day));
    expect(await listed()).toEqual(expected);
    await nextDay();
    expect(await listed()).toEqual(expected);
  });

  it('TASK-3 ALL-6 the following go and come back; what is done stays', async () => {
    await begin();
    await ana.call('care.completeTask', one(await on(5)));
    const { seriesId } = await ana.call('care.deleteTaskSeries', {
      ...one(await on(3)),
      seriesScope: 'following',
    });
    expect(await listed()).toEqual([...days(0, 2), addDays(today, 5)]);
    await nextDay();
    expect(await listed()).toEqual([...days(0, 2), addDays(today, 5)]);
    await ana.call('care.restoreTaskSeries', { circleId: circle.id, seriesId });
    expect(await listed()).toEqual(days(0, 14));
  });

  it('TASK-3 one task begins to repeat, and stops again', async () => {
    const task = await begin({ repeat: null });
    await edit(task, 'all', {}, { ...daily, interval: 2, count: 3 });
    expect(await listed()).toEqual([0, 2, 4].map((day) => addDays(today, day)));
    await edit(await on(2), 'following', { title: 'Last walk' }, null);
    expect(await listed()).toEqual([0, 2].map((day) => addDays(today, day)));
    expect(await on(2)).toMatchObject({ title: 'Last walk', repeat: null, seriesId: null });
  });

  it('TASK-1 TASK-3 who leaves has none of those to come', async () => {
    await begin({ repeat: null });
    await circle.join(ben);
    await addTask({ assigneeId: ben.id });
    await circle.remove(ben);
    await server.settled();
    await nextDay();
    expect((await between(0, 30)).filter(({ assigneeId }) => assigneeId !== null)).toEqual([]);
  });

  it('TASK-3 whoever is asked to do it every day is told once', async () => {
    await begin({ repeat: null });
    await circle.join(ben);
    const { id } = await addTask({ assigneeId: ben.id });
    await nextDay();
    const { notifications } = await ben.call('notifications.listNotifications', { limit: 100 });
    const told = notifications.filter(
      ({ circleId, cause }) => circleId === circle.id && cause === 'task-assigned',
    );
    expect(told.map(({ relatedId }) => relatedId)).toEqual([id]);
  });

  it('TASK-3 the coverage board shows what nobody has taken in the next 14 days', async () => {
    await begin();
    await circle.join(ben);
    await ben.call('care.claimTask', one(await on(1)));
    await ana.call('care.completeTask', one(await on(2)));
    const { tasks } = await ben.call('care.listUncovered', { circleId: circle.id });
    expect(tasks.map(({ dueDate }) => dueDate)).toEqual([today, ...days(3, 13)]);
  });
});
