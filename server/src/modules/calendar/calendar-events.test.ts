import { randomUUID } from 'node:crypto';
import type { CalendarEvent } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addRecipient } from '../../api-conformance/fixture-records';
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
  circle = await ana.createCircle({ timeZone: 'America/Chicago' });
  await circle.join(ben, 'caregiver');
});
afterAll(() => server.stop());

const fields = {
  title: 'Cardiology',
  description: 'Bring the list of medicines.',
  recipientId: null,
  date: '2026-11-24',
  time: '10:30',
  endTime: '11:30',
  type: 'appointment',
  place: 'Level 2',
  doctor: 'Dr. Lee',
  reminder: true,
} as const;
type Fields = Partial<Record<keyof typeof fields, string | boolean | null>>;

const addEvent = (changes: Fields = {}, { id: circleId, admin } = circle): Promise<CalendarEvent> =>
  admin.call('care.addCalendarEvent', {
    circleId,
    calendarEventId: randomUUID(),
    ...fields,
    ...changes,
  } as never);
const ofEvent = (calendarEventId: string) => ({ circleId: circle.id, calendarEventId });
const edit = (id: string, changes: Fields) =>
  ana.call('care.editCalendarEvent', { ...ofEvent(id), changes } as never);
const listed = (from = '2026-11-01', to = '2026-11-30') =>
  ana.call('care.listCalendarEvents', { circleId: circle.id, from, to });
const logOf = async (calendarEventId: string) =>
  (await server.eventsOf(circle.id))
    .filter(({ payload }) => JSON.stringify(payload).includes(calendarEventId))
    .map(({ type }) => type);
const refusedAt = (path: string, code: string) => ({ code: 'INVALID_INPUT', fields: [{ path, code }] });

describe('adding and editing', () => {
  it('CAL-2 a new event is pending and stands in the log', async () => {
    const event = await addEvent();
    expect(event).toMatchObject({ ...fields, status: 'pending', createdBy: ana.id, completedAt: null });
    expect(await logOf(event.id)).toEqual(['calendar-event.added']);
    expect(await listed()).toContainEqual(event);
  });

  it('CAL-2 the same event added twenty times at once is there once', async () => {
    const input = { ...ofEvent(randomUUID()), ...fields };
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => insist(index % 2 ? ana : ben, 'care.addCalendarEvent', input)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await logOf(input.calendarEventId)).toEqual(['calendar-event.added']);
  });

  it.each<[string, Fields, string]>([
    ['title', { title: '  ' }, 'too_small'],
    ['title', { title: 'x'.repeat(201) }, 'too_big'],
    ['date', { date: '2026-02-29' }, 'invalid_format'],
    ['time', { time: '10:30 AM' }, 'invalid_format'],
    ['endTime', { endTime: '10:30' }, 'end_before_start'],
    ['endTime', { time: null }, 'end_before_start'],
    ['type', { type: 'surgery' }, 'invalid_value'],
    ['recipientId', { recipientId: randomUUID() }, 'not_a_recipient'],
  ])('CAL-2 ALL-3 a wrong %s is refused at its field', async (path, changes, code) => {
    await expect(addEvent(changes)).rejects.toMatchObject(refusedAt(path, code));
  });

  it('CAL-2 a time that is left out is refused: all day has to be said', async () => {
    await expect(addEvent({ time: undefined, endTime: null })).rejects.toMatchObject(
      refusedAt('time', 'invalid_type'),
    );
    expect(await addEvent({ time: null, endTime: null })).toMatchObject({ time: null, endTime: null });
  });

  it('CAL-2 a time that the clocks jump over is refused, in the zone of the circle', async () => {
    const night = { date: '2026-03-08', time: '02:30', endTime: '03:30' };
    await expect(addEvent(night)).rejects.toMatchObject(refusedAt('time', 'skipped_time'));
    await expect(addEvent({ ...night, time: '01:30', endTime: '02:30' })).rejects.toMatchObject(
      refusedAt('endTime', 'skipped_time'),
    );
    const { id } = await addEvent({ ...night, date: '2026-03-09' });
    await expect(edit(id, { date: '2026-03-08' })).rejects.toMatchObject(refusedAt('time', 'skipped_time'));
    const elsewhere = await ana.createCircle({ timeZone: 'America/Phoenix' });
    expect(await addEvent(night, elsewhere)).toMatchObject(night);
  });

  it('CAL-2 where the circle cares for several, an event is about one of them', async () => {
    const home = await ana.createCircle();
    await addRecipient(home, 'Rosa');
    expect(await addEvent({}, home)).toMatchObject({ recipientId: null });
    const hugo = await addRecipient(home, 'Hugo');
    await expect(addEvent({}, home)).rejects.toMatchObject(refusedAt('recipientId', 'required'));
    expect(await addEvent({ recipientId: hugo }, home)).toMatchObject({ recipientId: hugo });
  });

  it('CAL-2 two members who edit different fields both keep their work, unless the times then do not fit', async () => {
    const { id } = await addEvent();
    await edit(id, { place: 'Level 3' });
    await expect(
      ben.call('care.editCalendarEvent', {
        ...ofEvent(id),
        changes: { place: 'Level 4' },
        seen: { place: 'Level 2' },
      }),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const edited = await ben.call('care.editCalendarEvent', { ...ofEvent(id), changes: { endTime: null } });
    expect(edited).toMatchObject({ place: 'Level 3', endTime: null });
    await edit(id, { time: '15:00' });
    await expect(edit(id, { endTime: '12:00' })).rejects.toMatchObject(
      refusedAt('endTime', 'end_before_start'),
    );
    await edit(id, { title: edited.title });
    expect(await logOf(id)).toEqual(['calendar-event.added', ...Array(3).fill('calendar-event.edited')]);
  });
});

describe('states', () => {
  it('CAL-1 pending is completed once, whoever taps, and then not cancelled', async () => {
    const { id } = await addEvent();
    const [one, other] = await Promise.all(
      [ana, ben].map((person) => insist(person, 'care.completeCalendarEvent', ofEvent(id))),
    );
    expect(one).toEqual(other);
    expect(one).toMatchObject({ status: 'completed', completedAt: expect.any(String) });
    await expect(ana.call('care.cancelCalendarEvent', ofEvent(id))).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    expect(await logOf(id)).toEqual(['calendar-event.added', 'calendar-event.completed']);
  });

  it('ALL-6 a completion or cancellation is taken back, once', async () => {
    const { id } = await addEvent();
    const reopened = { status: 'pending', completedAt: null };
    await ana.call('care.completeCalendarEvent', ofEvent(id));
    expect(await ben.call('care.reopenCalendarEvent', ofEvent(id))).toMatchObject(reopened);
    expect(await ben.call('care.reopenCalendarEvent', ofEvent(id))).toMatchObject(reopened);
    await ana.call('care.cancelCalendarEvent', ofEvent(id));
    expect(await ana.call('care.reopenCalendarEvent', ofEvent(id))).toMatchObject(reopened);
    expect((await logOf(id)).filter((type) => type === 'calendar-event.reopened')).toHaveLength(2);
  });

  it('CAL-1 pending is cancelled once, then not completed, and can still be edited', async () => {
    const { id } = await addEvent();
    const cancelled = await ben.call('care.cancelCalendarEvent', ofEvent(id));
    expect(cancelled).toMatchObject({ status: 'cancelled', completedAt: null });
    expect(await ana.call('care.cancelCalendarEvent', ofEvent(id))).toEqual(cancelled);
    await expect(ana.call('care.completeCalendarEvent', ofEvent(id))).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    expect(await edit(id, { title: 'Cardiology, moved' })).toMatchObject({ status: 'cancelled' });
    expect(await logOf(id)).toEqual([
      'calendar-event.added',
      'calendar-event.cancelled',
      'calendar-event.edited',
    ]);
  });

  it('ALL-6 a deleted event is hidden, comes back; both twice without harm', async () => {
    const { id } = await addEvent();
    await ana.call('care.deleteCalendarEvent', ofEvent(id));
    await ben.call('care.deleteCalendarEvent', ofEvent(id));
    expect((await listed()).map((event) => event.id)).not.toContain(id);
    await expect(edit(id, { title: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const restored = await ana.call('care.restoreCalendarEvent', ofEvent(id));
    expect(await ben.call('care.restoreCalendarEvent', ofEvent(id))).toEqual(restored);
    expect(await listed()).toContainEqual(restored);
    expect(await logOf(id)).toEqual([
      'calendar-event.added',
      'calendar-event.deleted',
      'calendar-event.restored',
    ]);
  });
});

describe('a range of days', () => {
  it('CAL-1 gives its events by day and time, all-day last, first and last day included', async () => {
    await addEvent({ title: 'all day', date: '2027-01-10', time: null, endTime: null });
    await addEvent({ title: 'late', date: '2027-01-10', time: '18:00', endTime: null });
    await addEvent({ title: 'early', date: '2027-01-10', time: '08:00', endTime: null });
    await addEvent({ title: 'last', date: '2027-01-12', time: null, endTime: null });
    await addEvent({ title: 'outside', date: '2027-01-13' });
    const titles = (await listed('2027-01-10', '2027-01-12')).map(({ title }) => title);
    expect(titles).toEqual(['early', 'late', 'all day', 'last']);
  });

  it('CAL-1 gives the tasks that are due in it, done ones too, deleted ones not', async () => {
    const ids = ['2027-02-01', '2027-02-03', '2027-02-04', '2027-02-03'].map((dueDate) => ({
      ...{ taskId: randomUUID(), title: dueDate, description: '', recipientId: null },
      ...{ assigneeId: null, dueDate, dueTime: null, circleId: circle.id },
    }));
    for (const task of ids) await ana.call('care.addTask', task);
    const [first, second, , deleted] = ids.map(({ taskId }) => taskId) as [string, string, string, string];
    await ana.call('care.completeTask', { circleId: circle.id, taskId: first });
    await ana.call('care.deleteTask', { circleId: circle.id, taskId: deleted });
    const range = { circleId: circle.id, from: '2027-02-01', to: '2027-02-03' };
    const tasks = await ana.call('care.listTasksBetween', range);
    expect(tasks.map(({ id }) => id)).toEqual([first, second]);
  });

  it.each([
    ['2026-11-02', '2026-11-01'],
    ['2026-11-01', '2027-01-03'],
  ])('CAL-1 from %s to %s is refused', async (from, to) => {
    const refused = refusedAt('to', 'day_range');
    await expect(listed(from, to)).rejects.toMatchObject(refused);
    await expect(ana.call('care.listTasksBetween', { circleId: circle.id, from, to })).rejects.toMatchObject(
      refused,
    );
  });
});

it('CIRC-4 caregivers edit, family, friends and doctors see, strangers find nothing', async () => {
  const { id } = await addEvent();
  const range = { circleId: circle.id, from: '2026-11-24', to: '2026-11-24' };
  for (const role of ['family', 'friend', 'medical'] as const) {
    const person = await server.signUp(role);
    await circle.join(person, role);
    expect((await person.call('care.listCalendarEvents', range)).map((event) => event.id)).toContain(id);
    await expect(person.call('care.cancelCalendarEvent', ofEvent(id))).rejects.toMatchObject({
      code: 'NOT_ALLOWED',
    });
  }
  const stranger = await server.signUp('Stranger');
  await stranger.createCircle();
  await expect(stranger.call('care.listCalendarEvents', range)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(stranger.call('care.cancelCalendarEvent', ofEvent(id))).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('NOTE-1 an event that was added or cancelled is told to the others, with the way to its day', async () => {
  const home = await ana.createCircle();
  await home.join(ben, 'caregiver');
  const { id } = await addEvent({}, home);
  await ana.call('care.cancelCalendarEvent', { circleId: home.id, calendarEventId: id });
  await server.settled();
  const told = async (person: TestPerson) =>
    (await person.call('notifications.listNotifications', { limit: 100 })).notifications
      .filter(({ relatedId }) => relatedId === id)
      .map(({ cause, type, priority, link }) => ({ cause, type, priority, link }));
  const fact = { type: 'event', priority: 'medium', link: '/to/calendar?day=2026-11-24' };
  expect(await told(ben)).toEqual([
    { cause: 'event-cancelled', ...fact },
    { cause: 'event-added', ...fact },
  ]);
  expect(await told(ana)).toEqual([]);
});
