import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  [ana, ben, cleo] = await Promise.all([server.signUp('Ana'), server.signUp('Ben'), server.signUp('Cleo')]);
});
beforeEach(async () => {
  circle = await ana.createCircle({ timeZone: 'UTC' });
  await circle.join(ben);
  await circle.join(cleo, 'admin');
  for (const person of [ana, ben, cleo])
    for (const { id } of await items(person))
      await person.call('notifications.deleteNotification', { notificationId: id });
});
afterAll(() => server.stop());

async function list(person: TestPerson) {
  await server.settled();
  return person.call('notifications.listNotifications', { limit: 100 });
}
const items = async (person: TestPerson) => (await list(person)).notifications;
const shown = async (person: TestPerson) =>
  (await items(person)).map(
    ({ cause, read, values }) => `${cause} ${values.count ?? 1}${read ? ' read' : ''}`,
  );

async function addTask(assignee: TestPerson | null, title = 'Walk the dog') {
  const { id } = await ana.call('care.addTask', {
    ...{ circleId: circle.id, taskId: randomUUID(), title, description: '', recipientId: null },
    ...{ assigneeId: assignee?.id ?? null, dueDate: '2026-11-21', dueTime: null },
  });
  return { circleId: circle.id, taskId: id };
}
const send = (text: string, to: TestPerson | null = null) =>
  ana.call('communication.sendMessage', {
    ...{ circleId: circle.id, messageId: randomUUID(), recipientId: to?.id ?? null, text },
  });
const addEvent = (changes: object = {}) =>
  ana.call('care.addCalendarEvent', {
    ...{
      circleId: circle.id,
      calendarEventId: randomUUID(),
      title: 'Eye doctor',
      description: '',
      doctor: '',
    },
    ...{
      recipientId: null,
      date: '2026-12-01',
      time: '10:00',
      endTime: null,
      type: 'appointment',
      place: 'Clinic',
    },
    ...{ reminder: false, needsDriver: false, driverId: null, companionId: null, ...changes },
  } as never);

describe('NOTE-1 what belongs together is one item', () => {
  it('five tasks for one person count once, and lead to the list', async () => {
    for (let number = 1; number <= 5; number += 1) await addTask(ben, `Task ${number}`);
    expect(await list(ben)).toMatchObject({
      unread: 1,
      total: 1,
      notifications: [
        {
          cause: 'task-assigned',
          link: '/to/tasks',
          values: { count: 5, gathered: 'assigned', title: 'Task 5' },
        },
      ],
    });
  });

  it('messages gather by their thread, and begin anew once they were read', async () => {
    for (const text of ['One', 'Two', 'Three']) await send(text);
    await send('For you', ben);
    expect(await shown(ben)).toEqual(['direct-message-received 1', 'message-received 3']);
    await ben.call('communication.markConversationRead', { circleId: circle.id, sequence: 3 });
    await send('Four');
    expect(await shown(ben)).toEqual([
      'message-received 1',
      'direct-message-received 1',
      'message-received 3 read',
    ]);
    expect((await list(ben)).unread).toBe(2);
  });

  it('an item that gathers moves to the top under its own id, and says so once each time', async () => {
    await addTask(ben);
    const [first] = await items(ben);
    await send('Hello');
    await addTask(ben);
    const [top] = await items(ben);
    expect(top?.id).toBe(first?.id);
    const last = (await server.eventsOf(ben.id)).at(-1);
    expect(last).toMatchObject({
      type: 'notification.added',
      payload: { unread: 2, notification: { id: first?.id } },
    });
  });

  it('the points of a day are one item that says what for, and a read one stays read', async () => {
    const done = async () => ben.call('care.completeTask', await addTask(null));
    await done();
    await done();
    const [item] = (await items(ben)).filter(({ cause }) => cause === 'points-earned');
    expect(item?.values).toMatchObject({ count: 2, 'task.completed': 2 });
    await ben.call('notifications.readNotification', { notificationId: item?.id ?? '' });
    await done();
    const points = async () => (await shown(ben)).filter((line) => line.startsWith('points-earned'));
    expect(await points()).toEqual(['points-earned 3 read']);
    server.clock.advance(86_400_000);
    await done();
    expect(await points()).toEqual(['points-earned 1', 'points-earned 3 read']);
  });
});

describe('NOTE-1 an answered request is read for everybody who was asked', () => {
  it('somebody who wanted to join was let in, or turned down', async () => {
    const [sam, tom] = [await server.signUp('Sam'), await server.signUp('Tom')];
    await circle.request(sam);
    await circle.request(tom);
    expect(await shown(cleo)).toEqual(['member-requested 1', 'member-requested 1']);
    const told = (await server.eventsOf(cleo.id)).length;
    await ana.call('circles.admitMember', { circleId: circle.id, memberId: sam.id, role: 'family' });
    await ana.call('circles.rejectMember', { circleId: circle.id, memberId: tom.id });
    for (const person of [ana, cleo])
      expect((await shown(person)).filter((line) => line.startsWith('member-requested'))).toEqual([
        'member-requested 1 read',
        'member-requested 1 read',
      ]);
    const since = (await server.eventsOf(cleo.id)).slice(told);
    expect(since.filter(({ type }) => type === 'notification.read')).toHaveLength(2);
  });

  it('a task that was handed back was claimed', async () => {
    const task = await addTask(ben);
    await ben.call('care.handBackTask', task);
    expect(await shown(cleo)).toEqual(['task-handed-back 1']);
    await ana.call('care.claimTask', task);
    expect(await shown(cleo)).toEqual(['task-handed-back 1 read']);
  });

  it('of several gathered tasks only all make the item read', async () => {
    const tasks = [await addTask(ben), await addTask(ben)];
    for (const [index, task] of tasks.entries()) {
      await ben.call('care.completeTask', task);
      const isRead = (await shown(ben)).includes('task-assigned 2 read');
      expect(isRead).toBe(index === 1);
    }
  });

  it('an alert was acknowledged', async () => {
    const alertId = randomUUID();
    const alert = { circleId: circle.id, alertId };
    await ana.call('emergency.armAlert', { ...alert, type: 'panic', message: '', location: null });
    server.clock.advance(10_000);
    expect(await shown(ben)).toEqual(['alert-raised 1']);
    await cleo.call('emergency.acknowledgeAlert', alert);
    expect([await shown(ben), await shown(cleo)]).toEqual([['alert-raised 1 read'], ['alert-raised 1 read']]);
  });
});

describe('NOTE-1 CAL-3 an appointment that moves tells those concerned', () => {
  const move = (calendarEventId: string, changes: object) =>
    ana.call('care.editCalendarEvent', { circleId: circle.id, calendarEventId, changes });
  const moved = async (person: TestPerson) =>
    (await items(person)).filter(({ cause }) => cause === 'event-moved').map(({ values }) => values);

  it('with the old and the new time to all who may see it, never to whoever moved it', async () => {
    const { id } = await addEvent();
    await move(id, { date: '2026-12-02', time: '11:30' });
    const told = {
      day: '2026-12-02',
      time: '11:30',
      fromDay: '2026-12-01',
      fromTime: '10:00',
      isPlaceOnly: 0,
    };
    expect(await moved(ben)).toMatchObject([told]);
    expect(await moved(cleo)).toMatchObject([told]);
    expect(await moved(ana)).toEqual([]);
  });

  it('to driver and companion alone where there are some; another place counts, another title does not', async () => {
    const { id } = await addEvent({ driverId: ben.id });
    await move(id, { title: 'Eyes' });
    await move(id, { place: 'Hospital' });
    expect(await moved(ben)).toMatchObject([{ place: 'Hospital', fromPlace: 'Clinic', isPlaceOnly: 1 }]);
    expect(await moved(cleo)).toEqual([]);
  });
});
