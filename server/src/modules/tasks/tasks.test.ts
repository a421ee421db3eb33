import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insist } from '../../testing/insist';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  ben = await server.signUp('Ben');
  circle = await ana.createCircle();
  await circle.join(ben);
});
afterAll(() => server.stop());

const fields = {
  title: 'Refill the pill box',
  description: '',
  recipientId: null,
  assigneeId: null,
  dueDate: '2026-11-21',
  dueTime: null,
};

const addTask = (changes: Partial<Record<keyof typeof fields, string | null>> = {}) =>
  ana.call('care.addTask', { circleId: circle.id, taskId: randomUUID(), ...fields, ...changes } as never);
const ofTask = (taskId: string) => ({ circleId: circle.id, taskId });
const eventsOfTask = async (type: string, taskId: string) =>
  (await server.eventsOf(circle.id)).filter(
    (event) => event.type === type && JSON.stringify(event.payload).includes(taskId),
  );

describe('adding and editing', () => {
  it('TASK-1 a new task is pending and stands in the log', async () => {
    const task = await addTask({ assigneeId: ben.id, dueTime: '14:00' });
    expect(task).toMatchObject({
      title: fields.title,
      status: 'pending',
      assigneeId: ben.id,
      createdBy: ana.id,
    });
    const [event] = await eventsOfTask('task.added', task.id);
    expect(event).toMatchObject({ actorId: ana.id, payload: { task } });
  });

  it('TASK-1 ALL-3 a time that the clocks jump over is refused at its field, and nothing is stored', async () => {
    const night = { dueDate: '2026-03-08', dueTime: '02:30' };
    const refusal = { code: 'INVALID_INPUT', fields: [{ path: 'dueTime', code: 'skipped_time' }] };
    const taskId = randomUUID();
    const input = { ...ofTask(taskId), ...fields, ...night };
    await expect(ana.call('care.addTask', input)).rejects.toMatchObject(refusal);
    expect(await eventsOfTask('task.added', taskId)).toEqual([]);
    const { id } = await addTask({ ...night, dueDate: '2026-03-09' });
    const edit = (changes: object) => ana.call('care.editTask', { ...ofTask(id), changes });
    await expect(edit({ dueDate: night.dueDate })).rejects.toMatchObject(refusal);
    expect(await edit({ dueDate: night.dueDate, dueTime: null })).toMatchObject({ dueTime: null });
  });

  it('TASK-1 the same task added twenty times at once is there once; the others are told so and leave no gap', async () => {
    const taskId = randomUUID();
    const input = { circleId: circle.id, taskId, ...fields };
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => insist(index % 2 ? ana : ben, 'care.addTask', input)),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(Array(19).fill('ALREADY_DONE'));
    expect(await eventsOfTask('task.added', taskId)).toHaveLength(1);
    await addTask();
    const sequences = (await server.eventsOf(circle.id)).map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.map((_, place) => place + 1));
  });

  it('TASK-1 only an active member of this circle can be asked', async () => {
    const stranger = await server.signUp('Sam');
    await expect(addTask({ assigneeId: stranger.id })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'assigneeId', code: 'not_a_member' }],
    });
    await expect(addTask({ recipientId: randomUUID() })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [{ path: 'recipientId', code: 'not_a_recipient' }],
    });
  });

  it.each([
    ['title', '   '],
    ['title', 'a\0b'],
    ['title', '\ud800'],
    ['title', 'x'.repeat(201)],
    ['dueDate', '2026-02-30'],
    ['dueDate', '0000-01-01'],
    ['dueDate', '+12026-01-01'],
    ['dueDate', ''],
    ['dueTime', '24:00'],
    ['dueTime', '7:30 PM'],
    ['assigneeId', 'anyone'],
  ])('ALL-3 %s %j is refused at its field', async (path, value) => {
    await expect(addTask({ [path]: value })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: [expect.objectContaining({ path })],
    });
  });

  it.each([
    "Robert'); DROP TABLE tasks;--",
    '<script>alert(1)</script>',
    '👨‍👩‍👧 שלום ‮evil',
    '%_\\',
    '{"a":1}',
    '${x}',
  ])('ALL-3 the title %j is kept letter by letter', async (title) => {
    const { id } = await addTask({ title });
    const { tasks } = await ana.call('care.listTasks', { circleId: circle.id, limit: 100 });
    expect(tasks.find((task) => task.id === id)?.title).toBe(title);
  });

  it('TASK-1 two members who edit different fields both keep their work', async () => {
    const { id } = await addTask();
    await Promise.all([
      ana.call('care.editTask', { ...ofTask(id), changes: { title: 'Refill it' } }),
      ben.call('care.editTask', { ...ofTask(id), changes: { dueDate: '2026-12-01' } }),
    ]);
    const { tasks } = await ana.call('care.listTasks', { circleId: circle.id, limit: 100 });
    expect(tasks.find((task) => task.id === id)).toMatchObject({ title: 'Refill it', dueDate: '2026-12-01' });
  });

  it('TASK-1 an edit that changes nothing tells nobody', async () => {
    const { id } = await addTask();
    await ana.call('care.editTask', { ...ofTask(id), changes: { title: fields.title } });
    expect(await eventsOfTask('task.edited', id)).toEqual([]);
  });
});

describe('states', () => {
  it('TASK-2 pending is started, in progress is completed, by whom and when is kept', async () => {
    const { id } = await addTask();
    expect(await ben.call('care.startTask', ofTask(id))).toMatchObject({ status: 'in-progress' });
    await expect(ana.call('care.startTask', ofTask(id))).rejects.toMatchObject({ code: 'INVALID_STATE' });
    const done = await ben.call('care.completeTask', ofTask(id));
    expect(done).toMatchObject({ status: 'completed', completedBy: ben.id });
    await expect(ana.call('care.startTask', ofTask(id))).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('TASK-2 fifty completions at once are one event and one award', async () => {
    const { id } = await addTask();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        insist(index % 2 ? ana : ben, 'care.completeTask', ofTask(id)),
      ),
    );
    expect(new Set(answers.map((task) => task.completedBy)).size).toBe(1);
    const [completed, ...others] = await eventsOfTask('task.completed', id);
    expect(others).toEqual([]);
    await server.settled();
    const awards = (await server.eventsOf(circle.id)).flatMap((event) =>
      event.type === 'points.awarded' && event.payload.causeEventId === completed?.id
        ? [event.payload.points]
        : [],
    );
    expect(awards).toEqual([25]);
  });

  it('TASK-2 the second sibling sees the task as the first one completed it', async () => {
    const { id } = await addTask();
    const first = await ben.call('care.completeTask', ofTask(id));
    expect(await ana.call('care.completeTask', ofTask(id))).toEqual(first);
  });

  it('TASK-1 fifty who claim at once: one has it, the others learn who', async () => {
    const { id } = await addTask();
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => insist(index % 2 ? ana : ben, 'care.claimTask', ofTask(id))),
    );
    const taken = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.assigneeId] : [],
    );
    expect(new Set(taken).size).toBe(1);
    const winner = taken[0] === ana.id ? 'Ana' : 'Ben';
    for (const answer of answers) {
      if (answer.status === 'rejected') {
        expect(answer.reason).toMatchObject({
          body: { code: 'ALREADY_DONE', message: `${winner} has taken this task.` },
        });
      }
    }
    expect(await eventsOfTask('task.claimed', id)).toHaveLength(1);
  });
});

describe('handing back', () => {
  it('TASK-3 who has a task hands it back, begun or not: it waits for anyone, and twice changes nothing more', async () => {
    const { id } = await addTask({ assigneeId: ben.id });
    await ben.call('care.startTask', ofTask(id));
    const handedBack = await ben.call('care.handBackTask', ofTask(id));
    expect(handedBack).toMatchObject({ assigneeId: null, status: 'pending' });
    expect(await ben.call('care.handBackTask', ofTask(id))).toEqual(handedBack);
    expect(await eventsOfTask('task.handed-back', id)).toHaveLength(1);
    expect(await ana.call('care.claimTask', ofTask(id))).toMatchObject({ assigneeId: ana.id });
  });

  it('TASK-3 nobody hands back what another one has, or what is done', async () => {
    const { id } = await addTask({ assigneeId: ben.id });
    await expect(ana.call('care.handBackTask', ofTask(id))).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await ben.call('care.completeTask', ofTask(id));
    await expect(ben.call('care.handBackTask', ofTask(id))).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await eventsOfTask('task.handed-back', id)).toHaveLength(0);
  });
});

describe('deleting', () => {
  it('ALL-6 a deleted task is hidden and comes back; both twice without harm', async () => {
    const { id } = await addTask();
    await ana.call('care.deleteTask', ofTask(id));
    await ben.call('care.deleteTask', ofTask(id));
    await expect(ana.call('care.completeTask', ofTask(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const hidden = await ana.call('care.listTasks', { circleId: circle.id, limit: 100 });
    expect(hidden.tasks.some((task) => task.id === id)).toBe(false);
    const restored = await ana.call('care.restoreTask', ofTask(id));
    expect(await ben.call('care.restoreTask', ofTask(id))).toEqual(restored);
    expect(await eventsOfTask('task.deleted', id)).toHaveLength(1);
    expect(await eventsOfTask('task.restored', id)).toHaveLength(1);
  });
});

it('TASK-1 the open tasks of a removed member become anyone’s, completed ones keep their name', async () => {
  const cara = await server.signUp('Cara');
  await circle.join(cara);
  const open = await addTask({ assigneeId: cara.id });
  const done = await addTask({ assigneeId: cara.id });
  await cara.call('care.completeTask', ofTask(done.id));
  await ana.call('circles.removeMember', { circleId: circle.id, memberId: cara.id });
  await server.settled();
  const { tasks } = await ana.call('care.listTasks', { circleId: circle.id, limit: 100 });
  expect(tasks.find((task) => task.id === open.id)?.assigneeId).toBeNull();
  expect(tasks.find((task) => task.id === done.id)).toMatchObject({
    assigneeId: cara.id,
    completedBy: cara.id,
  });
  expect(await eventsOfTask('task.edited', open.id)).toHaveLength(1);
  await expect(cara.call('care.listTasks', { circleId: circle.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('CIRC-4 a medical member sees tasks and may not change them; a stranger sees nothing', async () => {
  const doctor = await server.signUp('Dr. Lee');
  await circle.join(doctor, 'medical');
  const { id } = await addTask();
  const { counts } = await doctor.call('care.listTasks', { circleId: circle.id });
  expect(counts.pending).toBeGreaterThan(0);
  await expect(doctor.call('care.completeTask', ofTask(id))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  const stranger = await server.signUp('Stranger');
  await expect(stranger.call('care.completeTask', ofTask(id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('taking a completion back', () => {
  it('ALL-6 TASK-2 a completed task is open again as it was, once, and the points go back', async () => {
    const { id } = await addTask({ assigneeId: ben.id });
    await ben.call('care.startTask', ofTask(id));
    await ben.call('care.completeTask', ofTask(id));
    await server.settled();
    const before = await ben.call('points.getMemberPoints', { circleId: circle.id });
    const reopen = () => ben.call('care.reopenTask', { ...ofTask(id), status: 'in-progress' });
    const open = { status: 'in-progress', completedBy: null, completedAt: null, assigneeId: ben.id };
    expect(await reopen()).toMatchObject(open);
    expect(await reopen()).toMatchObject(open);
    expect(await eventsOfTask('task.reopened', id)).toHaveLength(1);
    await server.settled();
    const after = await ben.call('points.getMemberPoints', { circleId: circle.id });
    expect(after.totalPoints).toBe(before.totalPoints - 25);
  });

  it('ALL-6 who has left meanwhile is no longer asked', async () => {
    const cara = await server.signUp('Cara');
    await circle.join(cara);
    const { id } = await addTask({ assigneeId: cara.id });
    await ana.call('care.completeTask', ofTask(id));
    await ana.call('circles.removeMember', { circleId: circle.id, memberId: cara.id });
    const task = await ana.call('care.reopenTask', { ...ofTask(id), status: 'pending' });
    expect(task).toMatchObject({ status: 'pending', assigneeId: null });
  });
});
