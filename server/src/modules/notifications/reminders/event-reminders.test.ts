import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let ben: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  ben = await server.signUp('Ben');
});
afterAll(() => server.stop());

beforeEach(async () => {
  server.clock.set('2026-11-20T12:00:00Z');
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  await circle.join(ben);
});

const add = async (changes: Record<string, unknown> = {}) => {
  const { id } = await ana.call('care.addCalendarEvent', {
    ...{
      circleId: circle.id,
      calendarEventId: randomUUID(),
      title: 'Physiotherapy',
      description: '',
      recipientId: null,
    },
    ...{ date: '2026-11-21', time: '10:30', endTime: null, place: '', doctor: '', reminder: true },
    ...{ type: 'appointment' },
    ...changes,
  } as never);
  await server.settled();
  return id;
};
/** Moves the clock, and gives what Ben was reminded of in this circle so far, the latest first. */
const remindersAt = async (moment: string) => {
  server.clock.set(moment);
  await server.settled();
  const { notifications } = await ben.call('notifications.listNotifications', { limit: 50 });
  return notifications
    .filter(({ circleId, cause }) => circleId === circle.id && cause === 'event-due')
    .map(({ values: { title, day, time } }) => `${title} ${day} ${time}`);
};
const event = (calendarEventId: string) => ({ circleId: circle.id, calendarEventId });
const weekly = {
  ...{ frequency: 'weekly', interval: 1, weekdays: ['SA'], monthlyOn: 'day', until: null, count: null },
};

describe('a reminder of an event', () => {
  it('CAL-3 comes an hour before it, once, to those who may see it', async () => {
    await add();
    expect(await remindersAt('2026-11-21T15:29:59Z')).toEqual([]);
    expect(await remindersAt('2026-11-21T15:30:00Z')).toEqual(['Physiotherapy 2026-11-21 10:30']);
    expect(await remindersAt('2026-11-21T16:10:00Z')).toHaveLength(1);
  });

  it('CAL-3 comes on the evening before an all-day event', async () => {
    await add({ time: null });
    expect(await remindersAt('2026-11-20T23:59:59Z')).toEqual([]);
    expect(await remindersAt('2026-11-21T00:00:00Z')).toEqual(['Physiotherapy 2026-11-21 none']);
  });

  it('CAL-2 does not come where it is switched off, nor for what was cancelled, deleted or done', async () => {
    await add({ reminder: false });
    await ana.call('care.cancelCalendarEvent', event(await add()));
    await ana.call('care.deleteCalendarEvent', event(await add()));
    await ana.call('care.completeCalendarEvent', event(await add()));
    expect(await remindersAt('2026-11-21T15:45:00Z')).toEqual([]);
  });

  it('CAL-3 comes for each day of a series, and again for one that was moved', async () => {
    const id = await add({ repeat: weekly });
    expect(await remindersAt('2026-11-21T15:30:00Z')).toHaveLength(1);
    expect(await remindersAt('2026-11-28T15:30:00Z')).toEqual([
      'Physiotherapy 2026-11-28 10:30',
      'Physiotherapy 2026-11-21 10:30',
    ]);
    const other = await add({ date: '2026-11-29', title: 'Walk' });
    await ana.call('care.editCalendarEvent', { ...event(other), changes: { time: '15:00' } });
    const reminded = await remindersAt('2026-11-29T20:00:00Z');
    expect(reminded[0]).toBe('Walk 2026-11-29 15:00');
    expect(reminded).toHaveLength(3);
    await ana.call('care.editCalendarEvent', { ...event(other), changes: { time: '16:30' } });
    expect(await remindersAt('2026-11-29T21:30:00Z')).toHaveLength(4);
    await ana.call('care.deleteCalendarSeries', { ...event(id), seriesScope: 'all' });
    expect(await remindersAt('2026-12-05T15:30:00Z')).toHaveLength(4);
  });

  it('CAL-3 is late rather than lost when the server was away, and silent once the event has begun', async () => {
    await add();
    await add({ title: 'Lunch', time: '12:00' });
    expect(await remindersAt('2026-11-21T17:15:00Z')).toEqual(['Lunch 2026-11-21 12:00']);
  });

  it('CAL-3 does not come for what was put in when its moment had gone by', async () => {
    server.clock.set('2026-11-21T15:40:00Z');
    await add();
    expect(await remindersAt('2026-11-21T15:50:00Z')).toEqual([]);
  });

  it('CAL-3 comes once from two servers', async () => {
    const shared = { ...server.spine.database, close: async () => undefined };
    const other = await startTestServer({
      database: shared,
      relay: server.spine.relay,
      clock: server.clock,
    });
    await add();
    server.clock.set('2026-11-21T15:30:00Z');
    await Promise.all([server.settled(), other.settled()]);
    expect(await remindersAt('2026-11-21T15:31:00Z')).toHaveLength(1);
    await other.app.close();
  });

  it.each([
    ['2026-03-08', '03:30', 'America/Chicago', '2026-03-08T07:30:00.000Z'],
    ['2026-11-01', '00:30', 'America/Chicago', '2026-11-01T04:30:00.000Z'],
    ['2026-10-04', null, 'America/Asuncion', '2026-10-03T21:00:00.000Z'],
  ])('CAL-3 on %s at %s in %s is an hour or an evening before', async (date, time, timeZone, moment) => {
    server.clock.set('2026-01-20T12:00:00Z');
    circle = await ana.createCircle({ timeZone });
    await circle.join(ben);
    await add({ date, time });
    expect(await remindersAt(new Date(Date.parse(moment) - 1000).toISOString())).toEqual([]);
    expect(await remindersAt(moment)).toHaveLength(1);
  });

  it('NOTE-4 comes to each reader as long before as they chose', async () => {
    const choose = (appointmentAdvance: 15 | 1440) =>
      ben.call('notifications.changeNotificationSettings', { changes: { appointmentAdvance } });
    await choose(1440);
    await add({ date: '2026-11-23' });
    expect(await remindersAt('2026-11-22T16:29:59Z')).toEqual([]);
    expect(await remindersAt('2026-11-22T16:30:00Z')).toHaveLength(1);
    await choose(15);
    expect(await remindersAt('2026-11-23T16:15:00Z')).toHaveLength(1);
    await add({ date: '2026-11-24' });
    expect(await remindersAt('2026-11-24T15:30:00Z')).toHaveLength(1);
    expect(await remindersAt('2026-11-24T16:15:00Z')).toHaveLength(2);
    await ben.call('notifications.changeNotificationSettings', { changes: { appointmentAdvance: 60 } });
  });

  it('NOTE-4 comes once, though the clock is set back and other settings are chosen after it', async () => {
    await add();
    expect(await remindersAt('2026-11-21T15:30:00Z')).toHaveLength(1);
    server.clock.set('2026-11-21T14:00:00Z');
    await server.settled();
    await ben.call('notifications.changeNotificationSettings', { changes: { appointmentAdvance: 120 } });
    expect(await remindersAt('2026-11-21T14:30:00Z')).toHaveLength(1);
    expect(await remindersAt('2026-11-21T16:00:00Z')).toHaveLength(1);
    await ben.call('notifications.changeNotificationSettings', { changes: { appointmentAdvance: 60 } });
  });

  it('NOTE-4 comes to nobody who may not see it any more', async () => {
    await add();
    await circle.remove(ben);
    server.clock.set('2026-11-21T15:30:00Z');
    await server.settled();
    const told = (await server.eventsOf(circle.id)).filter(({ type }) => type === 'calendar-event.due');
    expect(told.map(({ payload }) => payload)).toMatchObject([{ toldIds: [ana.id] }]);
  });
});
