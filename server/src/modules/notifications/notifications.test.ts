import { randomUUID } from 'node:crypto';
import type { Notification } from '@carecircle/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRecipient } from '../../api-conformance/fixture-records';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let fran: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, fran] = await Promise.all([server.signUp('Ana'), server.signUp('Ben'), server.signUp('Fran')]);
});
beforeEach(async () => {
  circle = await ana.createCircle({ name: 'Mom' });
  await circle.join(ben);
  await circle.join(fran, 'friend');
  for (const person of [ana, ben, fran]) await clear(person);
});
afterAll(() => server.stop());

async function clear(person: TestPerson): Promise<void> {
  for (const { id } of (await list(person)).notifications) {
    await person.call('notifications.deleteNotification', { notificationId: id });
  }
}
async function list(person: TestPerson) {
  await server.settled();
  return person.call('notifications.listNotifications', { limit: 100 });
}
const causes = async (person: TestPerson) => (await list(person)).notifications.map(({ cause }) => cause);

const addTask = (assigneeId: string | null) =>
  ana.call('care.addTask', {
    circleId: circle.id,
    taskId: randomUUID(),
    title: 'Refill the pill box',
    description: '',
    recipientId: null,
    assigneeId,
    dueDate: '2026-11-21',
    dueTime: null,
  });
const send = (text: string, to: TestPerson | null = null) =>
  ana.call('communication.sendMessage', {
    circleId: circle.id,
    messageId: randomUUID(),
    recipientId: to?.id ?? null,
    text,
  });
/** Told as an item of its own, however many there are. */
async function payBill(name = 'Rent'): Promise<void> {
  const billId = randomUUID();
  await ana.call('finance.addBill', {
    circleId: circle.id,
    billId,
    name,
    category: 'housing',
    amountCents: 100,
    dueDate: '2026-11-21',
    frequency: 'monthly',
    isRecurring: false,
    paymentMethod: 'manual',
    reminderDays: 3,
    notes: '',
    accountNumber: null,
  });
  await ana.call('finance.payBill', {
    circleId: circle.id,
    billId,
    paidOn: '2026-11-21',
    amountCents: 100,
    confirmationNumber: null,
  });
}

describe('who is told', () => {
  it('NOTE-1 a friend sees no notification of bills, the family does, the one who paid does not', async () => {
    await payBill();
    expect([await causes(ana), await causes(ben), await causes(fran)]).toEqual([[], ['bill-paid'], []]);
  });

  it('NOTE-1 an assigned task is told to its assignee alone, and never to oneself', async () => {
    const task = await addTask(ben.id);
    await addTask(ana.id);
    expect([await causes(ana), await causes(ben), await causes(fran)]).toEqual([[], ['task-assigned'], []]);
    expect((await list(ben)).notifications[0]).toMatchObject({
      type: 'task',
      priority: 'medium',
      actorId: ana.id,
      relatedId: task.id,
      values: { actor: 'Ana', title: 'Refill the pill box', circle: 'Mom' },
      read: false,
    });
  });

  it('NOTE-1 a task handed to somebody else is told to them once', async () => {
    const task = await addTask(null);
    const edit = (changes: object) =>
      ana.call('care.editTask', { circleId: circle.id, taskId: task.id, changes });
    await edit({ assigneeId: ben.id });
    await edit({ title: 'Refill it' });
    expect(await causes(ben)).toEqual(['task-reassigned']);
  });

  it('NOTE-1 TASK-3 a task handed back is told to all others, for one of them has to take it', async () => {
    const { id } = await addTask(ben.id);
    await ben.call('care.handBackTask', { circleId: circle.id, taskId: id });
    expect(await causes(ben)).toEqual(['task-assigned']);
    expect([await causes(ana), await causes(fran)]).toEqual([['task-handed-back'], ['task-handed-back']]);
  });

  it('NOTE-1 a completed task is told to the others, its points to the one who earned them', async () => {
    const { id } = await addTask(null);
    await Promise.all(
      [ana, ben].map((person) => person.call('care.completeTask', { circleId: circle.id, taskId: id })),
    );
    const told = { ana: (await causes(ana)).sort(), ben: (await causes(ben)).sort() };
    expect(Object.values(told).map(String).sort()).toEqual(['points-earned', 'task-completed']);
    expect(await causes(fran)).toEqual(['task-completed']);
  });

  it('NOTE-1 a direct message is told to its reader alone', async () => {
    await send('Only for you', ben);
    expect((await list(ben)).notifications[0]?.link).toBe(`/to/chat?with=${ana.id}`);
    expect([await causes(ana), await causes(ben), await causes(fran)]).toEqual([
      [],
      ['direct-message-received'],
      [],
    ]);
  });

  it('NOTE-1 who asks to join is told to admins only; before that nothing is told to the one who waits', async () => {
    const sam = await server.signUp('Sam');
    await circle.request(sam);
    await send('Hello everyone');
    expect(await causes(ana)).toEqual(['member-requested']);
    expect(await causes(sam)).toEqual([]);
  });

  it('NOTE-1 whoever leaves the circle loses what it told', async () => {
    await send('Private to the circle');
    expect((await list(fran)).unread).toBe(1);
    await circle.remove(fran);
    expect(await list(fran)).toMatchObject({ notifications: [], unread: 0, total: 0 });
  });
});

describe('CIRC-4 a member with fewer rights', () => {
  const demote = () =>
    ana.call('circles.changeMemberRole', { circleId: circle.id, memberId: ben.id, role: 'friend' });

  it('NOTE-1 loses from the bell, its count and the stream what they may not see any more, and finds it again with the right', async () => {
    const start = (await server.eventsOf(ben.id)).length;
    await payBill();
    await addTask(ben.id);
    expect(await list(ben)).toMatchObject({ unread: 2, total: 2 });
    const told = (await server.eventsOf(ben.id)).length;
    await demote();
    expect(await list(ben)).toMatchObject({ unread: 2, total: 2 });
    expect(await causes(ben)).toEqual(['role-changed', 'task-assigned']);
    const since = (await server.eventsOf(ben.id)).slice(told);
    expect(since.map(({ type }) => type)).toEqual([
      'membership.changed',
      'notification.deleted',
      'notification.added',
    ]);
    const stream = await server.openStream(ben, { [ben.id]: start });
    await stream.nextEvent('notification.deleted');
    stream.close();
    expect(stream.received.some((message) => JSON.stringify(message).includes('bill-paid'))).toBe(false);
    await ana.call('circles.changeMemberRole', { circleId: circle.id, memberId: ben.id, role: 'family' });
    expect(await causes(ben)).toContain('bill-paid');
  });

  it('CHK-2 still sees that somebody needed help, not what was written about it', async () => {
    const recipientId = await addRecipient(circle, 'Rosa');
    const checkIn = { checkInId: randomUUID(), status: 'needs-help', mood: null, notes: 'She fell' } as const;
    await ana.call('care.addCheckIn', { circleId: circle.id, recipientId, ...checkIn });
    expect(JSON.stringify(await list(ben))).toContain('She fell');
    await demote();
    expect(await causes(ben)).toEqual(['role-changed', 'help-needed']);
    expect(JSON.stringify(await list(ben))).not.toContain('She fell');
    const stream = await server.openStream(ben, { [ben.id]: 0 });
    const last = (await server.eventsOf(ben.id)).at(-1)?.id;
    await stream.next(({ data }) => (data as { id?: string }).id === last);
    stream.close();
    expect(JSON.stringify(stream.received)).not.toContain('She fell');
  });
});

describe('what is told', () => {
  it('NOTE-3 a message is shown by its first 50 characters', async () => {
    await send(`${'x'.repeat(60)}`);
    expect((await list(ben)).notifications[0]?.values).toMatchObject({
      preview: `${'x'.repeat(50)}…`,
      actor: 'Ana',
    });
  });

  it('NOTE-1 an alert is urgent for all but the one in need', async () => {
    const alertId = randomUUID();
    await ana.call('emergency.armAlert', {
      circleId: circle.id,
      alertId,
      type: 'panic',
      message: '',
      location: null,
    });
    server.clock.advance(10_000);
    expect(await causes(ana)).toEqual([]);
    expect((await list(fran)).notifications).toMatchObject([
      {
        cause: 'alert-raised',
        type: 'emergency',
        priority: 'urgent',
        values: { actor: 'Ana' },
        link: '/to/emergency',
      },
    ]);
  });

  it('NOTE-1 each notification comes to the own log once, with the true count', async () => {
    await payBill('One');
    await payBill('Two');
    await server.settled();
    const added = (await server.eventsOf(ben.id))
      .filter(({ type }) => type === 'notification.added')
      .slice(-2);
    expect(added.map(({ payload }) => (payload as { unread: number }).unread)).toEqual([1, 2]);
    expect(
      added.map(({ payload }) => (payload as { notification: Notification }).notification.values.name),
    ).toEqual(['One', 'Two']);
  });
});

describe('the bell', () => {
  it('SHELL-4 opening one reads it, on all devices; reading twice counts once', async () => {
    await payBill('One');
    await payBill('Two');
    const [newest] = (await list(ben)).notifications;
    const read = () => ben.call('notifications.readNotification', { notificationId: newest?.id ?? '' });
    expect(await read()).toEqual({ unread: 1 });
    expect(await read()).toEqual({ unread: 1 });
    const events = (await server.eventsOf(ben.id)).filter(({ type }) => type === 'notification.read');
    expect(events.at(-1)?.payload).toEqual({ notificationId: newest?.id, unread: 1 });
    const unread = await ben.call('notifications.listNotifications', { unread: 'true' });
    expect(unread.notifications.map(({ values }) => values.name)).toEqual(['One']);
    expect(unread).toMatchObject({ unread: 1, total: 2 });
    expect(await ben.call('notifications.readAllNotifications', {})).toEqual({ unread: 0 });
    expect((await list(ben)).notifications.every((notification) => notification.read)).toBe(true);
  });

  it('SHELL-4 somebody else’s notification can be neither read nor deleted', async () => {
    await send('One');
    const [bens] = (await list(ben)).notifications;
    const notificationId = bens?.id ?? '';
    await expect(fran.call('notifications.readNotification', { notificationId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await fran.call('notifications.deleteNotification', { notificationId });
    expect((await list(ben)).total).toBe(1);
    await ben.call('notifications.deleteNotification', { notificationId });
    expect(await list(ben)).toMatchObject({ total: 0, unread: 0 });
  });

  it('SHELL-4 pages follow each other without a gap or a double, newest first, also by type', async () => {
    for (let index = 0; index < 12; index += 1) await payBill(`Bill ${index}`);
    await send('Hello');
    const all = (await list(ben)).notifications;
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ben.call('notifications.listNotifications', { type: 'bill', limit: 5, cursor });
      expect(page).toMatchObject({ unread: 13, total: 13 });
      ids.push(...page.notifications.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(ids).toEqual(all.filter(({ type }) => type === 'bill').map(({ id }) => id));
    expect(ids).toHaveLength(12);
  });

  it('SHELL-4 reading the chat reads its notifications up to there', async () => {
    await send('One');
    await send('Two');
    await send('For Ben', ben);
    await ben.call('communication.markConversationRead', { circleId: circle.id, sequence: 1 });
    expect((await list(ben)).unread).toBe(2);
    await ben.call('communication.markConversationRead', { circleId: circle.id, sequence: 2 });
    expect((await list(ben)).unread).toBe(1);
    await ben.call('communication.markConversationRead', {
      circleId: circle.id,
      withMemberId: ana.id,
      sequence: 1,
    });
    expect((await list(ben)).unread).toBe(0);
    expect((await list(fran)).unread).toBe(1);
  });
});
