import { randomUUID } from 'node:crypto';
import type { NotificationSettings } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  ben = await server.signUp('Ben');
  cleo = await server.signUp('Cleo');
});
afterAll(() => server.stop());

beforeEach(async () => {
  server.clock.set('2026-11-20T12:00:00Z');
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  await circle.join(ben);
  await circle.join(cleo, 'friend');
});

const causes = ['task-due', 'dose-soon', 'bill-due'];
/** Moves the clock, and gives of what a person was reminded in this circle so far, the latest first. */
const remindersAt = async (moment: string, person: TestPerson) => {
  server.clock.set(moment);
  await server.settled();
  const { notifications } = await person.call('notifications.listNotifications', { limit: 50 });
  return notifications.filter(({ circleId, cause }) => circleId === circle.id && causes.includes(cause));
};
const countAt = async (moment: string) => [
  (await remindersAt(moment, ana)).length,
  (await remindersAt(moment, ben)).length,
];
const choose = (person: TestPerson, changes: Partial<NotificationSettings>) =>
  person.call('notifications.changeNotificationSettings', { changes });

const addTask = async (changes: Record<string, unknown> = {}) => {
  const { id } = await ana.call('care.addTask', {
    ...{ circleId: circle.id, taskId: randomUUID(), title: 'Shopping', description: '', recipientId: null },
    ...{ assigneeId: ben.id, dueDate: '2026-11-21', dueTime: '10:30' },
    ...changes,
  });
  await server.settled();
  return { circleId: circle.id, taskId: id };
};

describe('a task', () => {
  it('NOTE-4 reminds the one who does it two hours before, once', async () => {
    await addTask();
    expect(await countAt('2026-11-21T14:29:59Z')).toEqual([0, 0]);
    expect(await countAt('2026-11-21T14:30:00Z')).toEqual([0, 1]);
    const [reminder] = await remindersAt('2026-11-21T16:00:00Z', ben);
    expect(reminder).toMatchObject({
      ...{ type: 'task', priority: 'medium', values: { title: 'Shopping', time: '10:30', isYours: 1 } },
    });
    expect(await countAt('2026-11-21T20:00:00Z')).toEqual([0, 1]);
  });

  it('NOTE-4 that nobody has taken reminds all who may see it, each at the advance they chose', async () => {
    await choose(ben, { taskDeadlineAdvance: 30 });
    await addTask({ assigneeId: null });
    expect(await countAt('2026-11-21T14:30:00Z')).toEqual([1, 0]);
    expect(await countAt('2026-11-21T16:00:00Z')).toEqual([1, 1]);
    await choose(ben, { taskDeadlineAdvance: 120 });
  });

  it('NOTE-4 without a time reminds in the morning of its day, or of the day before', async () => {
    await addTask({ dueTime: null, dueDate: '2026-11-22' });
    expect(await countAt('2026-11-22T14:59:59Z')).toEqual([0, 0]);
    expect(await countAt('2026-11-22T15:00:00Z')).toEqual([0, 1]);
    await choose(ben, { taskDeadlineAdvance: 1440 });
    await addTask({ dueTime: null, dueDate: '2026-11-25' });
    expect(await countAt('2026-11-24T14:59:59Z')).toEqual([0, 1]);
    expect(await countAt('2026-11-24T15:00:00Z')).toEqual([0, 2]);
    await choose(ben, { taskDeadlineAdvance: 120 });
  });

  it('NOTE-4 that is done, deleted or moved away does not remind; a moved one reminds of its new time', async () => {
    await ana.call('care.completeTask', await addTask());
    await ana.call('care.deleteTask', await addTask());
    const moved = await addTask();
    await ana.call('care.editTask', { ...moved, changes: { dueTime: '15:00' } });
    expect(await countAt('2026-11-21T16:00:00Z')).toEqual([0, 0]);
    expect(await countAt('2026-11-21T19:00:00Z')).toEqual([0, 1]);
    await ana.call('care.editTask', { ...moved, changes: { dueTime: '20:00' } });
    expect(await countAt('2026-11-22T00:00:00Z')).toEqual([0, 2]);
  });

  it('NOTE-4 a series reminds of each of its days, weeks after anything was changed', async () => {
    await addTask({
      repeat: { frequency: 'daily', interval: 10, weekdays: [], monthlyOn: 'day', until: null, count: null },
    });
    expect(await countAt('2026-11-21T14:30:00Z')).toEqual([0, 1]);
    for (let day = 22; day <= 30; day += 1) await countAt(`2026-11-${day}T14:30:00Z`);
    expect(await countAt('2026-12-01T14:30:00Z')).toEqual([0, 2]);
  });

  it('NOTE-4 done after the reminder leaves nothing unread', async () => {
    const task = await addTask();
    await countAt('2026-11-21T14:30:00Z');
    await ben.call('care.completeTask', task);
    expect(await remindersAt('2026-11-21T14:31:00Z', ben)).toMatchObject([{ read: true }]);
  });
});

describe('a bill', () => {
  const addBill = async (changes: Record<string, unknown> = {}) => {
    const { id } = await ana.call('finance.addBill', {
      ...{ circleId: circle.id, billId: randomUUID(), name: 'Rent', category: 'housing' as const },
      ...{ amountCents: 120_000, dueDate: '2026-11-30', frequency: 'weekly' as const, isRecurring: true },
      ...{ paymentMethod: 'manual' as const, reminderDays: 3, notes: '', accountNumber: null },
      ...changes,
    });
    await server.settled();
    return { circleId: circle.id, billId: id };
  };
  const pay = (bill: { circleId: string; billId: string }, paidOn: string) =>
    ana.call('finance.payBill', { ...bill, paidOn, amountCents: 120_000, confirmationNumber: null });

  it('FIN-4 reminds those who keep the bills as many days before as it says, in the morning, once', async () => {
    await addBill();
    expect(await countAt('2026-11-27T14:59:59Z')).toEqual([0, 0]);
    expect(await countAt('2026-11-27T15:00:00Z')).toEqual([1, 1]);
    expect(await remindersAt('2026-11-28T15:00:00Z', cleo)).toEqual([]);
    expect(await remindersAt('2026-11-30T15:00:00Z', ben)).toMatchObject([
      { type: 'bill', link: '/to/finance', values: { name: 'Rent', day: '2026-11-30', method: 'manual' } },
    ]);
  });

  it('FIN-4 that is paid or deleted does not remind', async () => {
    await pay(await addBill({ isRecurring: false }), '2026-11-20');
    await ana.call('finance.deleteBill', await addBill());
    expect(await countAt('2026-11-29T15:00:00Z')).toEqual([0, 0]);
  });

  it('FIN-4 the next one, made when its own reminder would have come already, reminds on the next morning', async () => {
    const bill = await addBill({ reminderDays: 10 });
    expect(await countAt('2026-11-21T15:00:00Z')).toEqual([1, 1]);
    server.clock.set('2026-11-30T18:00:00Z');
    await pay(bill, '2026-11-30');
    expect(await countAt('2026-12-01T14:59:59Z')).toEqual([1, 1]);
    expect(await countAt('2026-12-01T15:00:00Z')).toEqual([2, 2]);
  });
});

describe('all servers at rest', () => {
  it('NOTE-4 a reminder that came due meanwhile is late rather than lost, and silent of what is over', async () => {
    await addTask();
    await addTask({ title: 'Laundry', dueTime: '12:00' });
    const late = await remindersAt('2026-11-21T17:30:00Z', ben);
    expect(late.map(({ values }) => values.title)).toEqual(['Laundry']);
  });
});
