import { randomUUID } from 'node:crypto';
import type { CalendarEvent, Repeat, SeriesScope } from '@carecircle/contracts';
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
});
afterAll(() => server.stop());

const weekly: Repeat = {
  ...{ frequency: 'weekly', interval: 1, weekdays: ['TU'], monthlyOn: 'day', until: null, count: null },
};
const daily: Repeat = { ...weekly, frequency: 'daily', weekdays: [] };

interface Fields {
  title?: string;
  recipientId?: string | null;
  date?: string;
  time?: string | null;
  endTime?: string | null;
  needsDriver?: boolean;
  driverId?: string | null;
  repeat?: Repeat | null;
}

const fields = {
  ...{ title: 'Physiotherapy', description: '', recipientId: null, date: '2026-11-24', time: '10:30' },
  ...{ endTime: '11:15', place: '', doctor: '', reminder: true, repeat: weekly },
  type: 'appointment',
} as const;

/** A circle of its own for each test, so that its calendar holds nothing else. */
async function begin(changes: Fields = {}, timeZone = 'America/Chicago'): Promise<CalendarEvent> {
  circle = await ana.createCircle({ timeZone });
  return addEvent(changes);
}
const addEvent = (changes: Fields = {}): Promise<CalendarEvent> =>
  ana.call('care.addCalendarEvent', {
    ...{ circleId: circle.id, calendarEventId: randomUUID() },
    ...fields,
    ...changes,
  } as never);
const listed = (from = '2026-11-22', to = '2026-12-31') =>
  ana.call('care.listCalendarEvents', { circleId: circle.id, from, to });
const on = async (date: string) => {
  const event = (await listed(date, date))[0];
  if (!event) throw new Error(`There is no event on ${date}.`);
  return event;
};
const days = async (from?: string, to?: string) => (await listed(from, to)).map(({ date }) => date);
const said = async () => (await listed()).map(({ date, time, title }) => `${date} ${time} ${title}`);
const edit = (event: CalendarEvent, seriesScope: SeriesScope, changes: Fields, repeat?: Repeat | null) =>
  ana.call('care.editCalendarSeries', {
    ...{ circleId: circle.id, calendarEventId: event.id, seriesScope, changes, repeat },
  });
const remove = (event: CalendarEvent, seriesScope: SeriesScope) =>
  ana.call('care.deleteCalendarSeries', { circleId: circle.id, calendarEventId: event.id, seriesScope });
const one = (event: CalendarEvent) => ({ circleId: circle.id, calendarEventId: event.id });
const refusedAt = (path: string, code: string) => ({ code: 'INVALID_INPUT', fields: [{ path, code }] });

const tuesdays = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'];

describe('an event that repeats', () => {
  it('CAL-4 stands on each of its days, with the same id whoever reads', async () => {
    const first = await begin();
    await circle.join(ben);
    expect(first).toMatchObject({ date: '2026-11-24', time: '10:30', endTime: '11:15', repeat: weekly });
    expect(await days()).toEqual(tuesdays);
    const range = { circleId: circle.id, from: '2026-11-22', to: '2026-12-31' };
    expect(await ben.call('care.listCalendarEvents', range)).toEqual(await listed());
    expect((await on('2026-11-24')).id).toBe(first.id);
  });

  it('CAL-4 the same series added ten times at once is there once', async () => {
    await begin({ repeat: null });
    const input = {
      circleId: circle.id,
      calendarEventId: randomUUID(),
      ...fields,
      date: '2026-12-05',
    } as const;
    const tries = Array.from({ length: 10 }, () =>
      insist(ana, 'care.addCalendarEvent', { ...input, repeat: { ...daily, count: 2 } }),
    );
    const answers = await Promise.allSettled(tries);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await days('2026-12-05', '2026-12-10')).toEqual(['2026-12-05', '2026-12-06']);
  });

  it('CAL-4 completing, cancelling, editing and deleting one touches only that one', async () => {
    await begin();
    await circle.join(ben, 'caregiver');
    const [done, off, moved, gone] = await Promise.all(tuesdays.slice(0, 4).map(on));
    await ben.call('care.completeCalendarEvent', one(done as CalendarEvent));
    await ben.call('care.cancelCalendarEvent', one(off as CalendarEvent));
    const changes = { date: '2026-12-16', time: '09:00', endTime: null, title: 'Physio, other room' };
    await ana.call('care.editCalendarEvent', { ...one(moved as CalendarEvent), changes });
    await ana.call('care.deleteCalendarEvent', one(gone as CalendarEvent));
    expect((await listed()).map(({ date, time, status }) => [date, time, status])).toEqual([
      ['2026-11-24', '10:30', 'completed'],
      ['2026-12-01', '10:30', 'cancelled'],
      ['2026-12-16', '09:00', 'pending'],
      ['2026-12-22', '10:30', 'pending'],
      ['2026-12-29', '10:30', 'pending'],
    ]);
    await ana.call('care.restoreCalendarEvent', one(gone as CalendarEvent));
    expect(await days()).toContain('2026-12-15');
  });

  it('CAL-4 twenty who complete an occurrence at once complete it once', async () => {
    const event = await begin();
    await circle.join(ben, 'caregiver');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        insist(index % 2 ? ana : ben, 'care.completeCalendarEvent', one(event)),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const log = await server.eventsOf(circle.id);
    expect(log.filter(({ type }) => type === 'calendar-event.completed')).toHaveLength(1);
  });

  it('CAL-4 an id of no occurrence is no event', async () => {
    const event = await begin();
    const wednesday = {
      ...event,
      id: event.id.slice(0, -1) + (Number.parseInt(event.id.at(-1) ?? '', 16) ^ 1).toString(16),
    };
    await expect(ana.call('care.cancelCalendarEvent', one(wednesday))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      ana.call('care.cancelCalendarEvent', one({ ...event, id: randomUUID() })),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each<[string, Fields, string, string]>([
    [
      'an end before the beginning',
      { repeat: { ...weekly, until: '2026-11-23' } },
      'repeat.until',
      'until_before_start',
    ],
    [
      'a rule that never happens',
      { repeat: { ...weekly, weekdays: ['WE'], until: '2026-11-24' } },
      'repeat.until',
      'until_before_start',
    ],
    ['two ends', { repeat: { ...weekly, until: '2026-12-24', count: 3 } }, 'repeat.until', 'one_end'],
    ['an impossible day', { repeat: { ...weekly, until: '2026-02-30' } }, 'repeat.until', 'invalid_format'],
    ['a weekday twice', { repeat: { ...weekly, weekdays: ['MO', 'MO'] } }, 'repeat.weekdays', 'chosen_twice'],
    ['no interval', { repeat: { ...weekly, interval: 0 } }, 'repeat.interval', 'too_small'],
    ['a thousand times', { repeat: { ...weekly, count: 1_000 } }, 'repeat.count', 'too_big'],
    [
      'every minute',
      { repeat: { ...weekly, frequency: 'minutely' as never } },
      'repeat.frequency',
      'invalid_value',
    ],
    ['a beginning centuries ago', { date: '1816-01-02' }, 'date', 'series_begin'],
    [
      'a time that the first night jumps over',
      { date: '2027-03-14', time: '02:30', endTime: null },
      'time',
      'skipped_time',
    ],
    ['a driver of another circle', { driverId: randomUUID() }, 'driverId', 'not_a_member'],
  ])('CAL-4 ALL-3 %s is refused at its field, and nothing is stored', async (_name, changes, path, code) => {
    await begin({ repeat: null });
    await expect(addEvent(changes)).rejects.toMatchObject(refusedAt(path, code));
    expect(await days()).toEqual(['2026-11-24']);
  });
});

describe('the zone of the person cared for', () => {
  it('CAL-4 keeps the time on their wall when clocks change, there or here', async () => {
    await begin({ repeat: null }, 'America/Chicago');
    const recipientId = randomUUID();
    await ana.call('circles.addRecipient', {
      ...{ circleId: circle.id, recipientId, name: 'Rosa', birthDate: null, timeZone: 'Europe/Madrid' },
      ...{
        languages: [],
        conditions: [],
        allergies: [],
        homeAddress: '',
        insurers: [],
        decisionMakerIds: [],
      },
      memberId: null,
    });
    // 16:00 in Madrid. Chicago springs forward on the 14th of March, Madrid on the 28th.
    await addEvent({ recipientId, date: '2027-03-09', time: '09:00', endTime: null });
    const times = (await listed('2027-03-01', '2027-04-10')).map(({ date, time }) => `${date} ${time}`);
    expect(times).toEqual([
      '2027-03-09 09:00',
      '2027-03-16 10:00',
      '2027-03-23 10:00',
      '2027-03-30 09:00',
      '2027-04-06 09:00',
    ]);
  });

  it('CAL-4 keeps the chosen weekday though it is another day there', async () => {
    await begin({ repeat: null }, 'America/Chicago');
    const recipientId = randomUUID();
    await ana.call('circles.addRecipient', {
      ...{ circleId: circle.id, recipientId, name: 'Mei', birthDate: null, timeZone: 'Asia/Tokyo' },
      ...{
        languages: [],
        conditions: [],
        allergies: [],
        homeAddress: '',
        insurers: [],
        decisionMakerIds: [],
      },
      memberId: null,
    });
    await addEvent({ recipientId, date: '2027-01-05', time: '20:00', endTime: null });
    expect(await days('2027-01-01', '2027-01-31')).toEqual([
      '2027-01-05',
      '2027-01-12',
      '2027-01-19',
      '2027-01-26',
    ]);
  });

  it('CAL-4 a night without that time has it later, none is lost and none doubled', async () => {
    await begin({ date: '2027-03-12', time: '02:30', endTime: '03:00', repeat: daily });
    const nights = (await listed('2027-03-12', '2027-03-16')).map(({ date, time, endTime }) => [
      date,
      time,
      endTime,
    ]);
    expect(nights).toEqual([
      ['2027-03-12', '02:30', '03:00'],
      ['2027-03-13', '02:30', '03:00'],
      ['2027-03-14', '03:30', '04:00'],
      ['2027-03-15', '02:30', '03:00'],
      ['2027-03-16', '02:30', '03:00'],
    ]);
  });
});

describe('editing', () => {
  it('CAL-4 the following ones: those before stay as they were', async () => {
    await begin();
    await edit(await on('2026-12-08'), 'following', { title: 'Physio at home' });
    expect(await said()).toEqual([
      '2026-11-24 10:30 Physiotherapy',
      '2026-12-01 10:30 Physiotherapy',
      ...tuesdays.slice(2).map((day) => `${day} 10:30 Physio at home`),
    ]);
  });

  it('CAL-4 all: what was changed of one alone stays, what took place too', async () => {
    const first = await begin();
    await ana.call('care.completeCalendarEvent', one(first));
    const moved = await on('2026-12-01');
    await ana.call('care.editCalendarEvent', { ...one(moved), changes: { time: '12:00', endTime: '12:30' } });
    const edited = await edit(await on('2026-12-15'), 'all', {
      title: 'Physio',
      time: '09:00',
      endTime: '09:30',
    });
    expect(edited).toMatchObject({ date: '2026-12-15', time: '09:00', endTime: '09:30', title: 'Physio' });
    expect(await said()).toEqual([
      '2026-11-24 10:30 Physiotherapy',
      '2026-12-01 12:00 Physio',
      ...tuesdays.slice(2).map((day) => `${day} 09:00 Physio`),
    ]);
  });

  it('CAL-4 moved by a day from one on, all that follow move, exceptions with them', async () => {
    await begin();
    await ana.call('care.deleteCalendarEvent', one(await on('2026-12-22')));
    await ana.call('care.cancelCalendarEvent', one(await on('2026-12-29')));
    await edit(await on('2026-12-08'), 'following', { date: '2026-12-09' });
    expect(await days()).toEqual(['2026-11-24', '2026-12-01', '2026-12-09', '2026-12-16', '2026-12-29']);
    expect(await days('2027-01-01', '2027-01-14')).toEqual(['2027-01-06', '2027-01-13']);
  });

  it('CAL-4 with another rule, days of the old one are gone', async () => {
    await begin();
    await ana.call('care.editCalendarEvent', {
      ...one(await on('2026-12-15')),
      changes: { place: 'Room 2' },
    });
    const changed: Repeat = { ...weekly, interval: 2, weekdays: ['TU', 'TH'], until: '2026-12-24' };
    await edit(await on('2026-12-01'), 'following', {}, changed);
    expect(await days()).toEqual(['2026-11-24', '2026-12-01', '2026-12-03', '2026-12-15', '2026-12-17']);
    expect(await on('2026-12-15')).toMatchObject({ place: 'Room 2', repeat: changed });
  });

  it('CAL-4 what is left of a count is counted', async () => {
    await begin({ repeat: { ...weekly, count: 5 } });
    await edit(await on('2026-12-08'), 'following', { time: '08:00', endTime: null });
    expect(await days()).toEqual(tuesdays.slice(0, 5));
  });

  it('CAL-4 one event begins to repeat, and stops again', async () => {
    const event = await begin({ repeat: null });
    await edit(event, 'all', { title: 'Physio' }, { ...weekly, count: 3 });
    expect(await said()).toEqual(tuesdays.slice(0, 3).map((day) => `${day} 10:30 Physio`));
    expect(await on('2026-11-24')).toMatchObject({ id: event.id, repeat: { count: 3 } });
    await edit(await on('2026-12-01'), 'following', {}, null);
    expect(await days()).toEqual(['2026-11-24', '2026-12-01']);
    expect(await on('2026-12-01')).toMatchObject({ repeat: null, seriesId: null });
  });

  it('ALL-2 two members who edit the series do not overwrite what they never saw', async () => {
    const event = await begin();
    await circle.join(ben, 'caregiver');
    await edit(event, 'all', { title: 'Physio' });
    const input = {
      ...one(event),
      seriesScope: 'all',
      changes: { title: 'PT' },
      seen: { title: 'Physiotherapy' },
    } as const;
    await expect(ben.call('care.editCalendarSeries', input)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
  });

  it('CAL-4 an event that does not repeat has no following ones', async () => {
    const event = await begin({ repeat: null });
    await expect(edit(event, 'all', { title: 'x' })).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await expect(remove(event, 'following')).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });
});

describe('deleting', () => {
  it('CAL-4 ALL-6 the following ones go and come back', async () => {
    await begin();
    await circle.join(ben, 'caregiver');
    const { seriesId } = await remove(await on('2026-12-08'), 'following');
    expect(await days()).toEqual(tuesdays.slice(0, 2));
    await ana.call('care.restoreCalendarSeries', { circleId: circle.id, seriesId });
    await ben.call('care.restoreCalendarSeries', { circleId: circle.id, seriesId });
    expect(await days()).toEqual(tuesdays);
  });

  it('CAL-4 ALL-6 all go, with what was changed of one, and come back without what was deleted before', async () => {
    await begin();
    await ana.call('care.deleteCalendarEvent', one(await on('2026-12-01')));
    await ana.call('care.cancelCalendarEvent', one(await on('2026-12-15')));
    const { seriesId } = await remove(await on('2026-12-22'), 'all');
    expect(await listed()).toEqual([]);
    await ana.call('care.restoreCalendarSeries', { circleId: circle.id, seriesId });
    expect(await days()).toEqual(tuesdays.filter((day) => day !== '2026-12-01'));
    expect(await on('2026-12-15')).toMatchObject({ status: 'cancelled' });
  });
});

describe('who drives', () => {
  it('CAL-4 TASK-3 an appointment without a driver is on the board until somebody drives, and again when they cannot', async () => {
    await begin({ needsDriver: true });
    await circle.join(ben, 'caregiver');
    const tom = await server.signUp('Tom');
    await circle.join(tom, 'friend');
    const board = async () =>
      (await tom.call('care.listUncovered', { circleId: circle.id })).calendarEvents.map(({ date }) => date);
    expect(await board()).toEqual(['2026-11-24', '2026-12-01']);
    const event = await on('2026-11-24');
    expect(await tom.call('care.claimDrive', one(event))).toMatchObject({ driverId: tom.id });
    await expect(ben.call('care.claimDrive', one(event))).rejects.toMatchObject({ code: 'ALREADY_DONE' });
    expect(await board()).toEqual(['2026-12-01']);
    await expect(ben.call('care.handBackDrive', one(event))).rejects.toMatchObject({ code: 'INVALID_STATE' });
    await tom.call('care.handBackDrive', one(event));
    expect(await board()).toEqual(['2026-11-24', '2026-12-01']);
  });

  it('CAL-4 NOTE-1 tells who was asked, and all when a driver hands it back', async () => {
    const event = await begin({ needsDriver: true });
    await circle.join(ben, 'caregiver');
    const told = async (person: TestPerson) => {
      await server.settled();
      const { notifications } = await person.call('notifications.listNotifications', { type: 'event' });
      return notifications
        .filter(({ circleId, cause }) => circleId === circle.id && /driv|companion/.test(cause))
        .map(({ cause, values }) => `${cause} ${values.title} ${values.as ?? ''}`.trim());
    };
    await ana.call('care.editCalendarEvent', { ...one(event), changes: { driverId: ben.id } });
    expect(await told(ben)).toEqual(['companion-asked Physiotherapy driver']);
    expect(await told(ana)).toEqual([]);
    await ben.call('care.handBackDrive', one(event));
    expect(await told(ana)).toEqual(['drive-handed-back Physiotherapy']);
    expect(await told(ben)).toHaveLength(1);
  });

  it('CAL-4 who leaves the circle drives no more, neither once nor every week', async () => {
    await begin({ needsDriver: true });
    await circle.join(ben, 'caregiver');
    await edit(await on('2026-12-01'), 'following', { driverId: ben.id });
    await ben.call('care.claimDrive', one(await on('2026-11-24')));
    await circle.remove(ben);
    await server.settled();
    expect((await listed()).map(({ driverId }) => driverId)).toEqual(tuesdays.map(() => null));
  });
});
