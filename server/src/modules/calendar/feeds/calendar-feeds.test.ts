import { randomBytes, randomUUID } from 'node:crypto';
import type { CalendarEvent, CalendarFeedLevel, Repeat } from '@carecircle/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRecipient } from '../../../api-conformance/fixture-records';
import { calendarOf, expandCalendar } from '../../../testing/expand-calendar';
import { isWhole } from '../../../testing/depth';
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
  server.clock.set('2026-02-20T12:00:00.000Z');
});
afterAll(() => server.stop());
beforeEach(async () => {
  circle = await ana.createCircle({ timeZone: 'America/New_York' });
});

const usual = {
  ...{ title: 'Physiotherapy', description: '', recipientId: null, date: '2026-03-03', time: '10:30' },
  ...{ endTime: '11:15', place: '', doctor: '', reminder: true, repeat: null, type: 'appointment' },
} as const;
const rule: Repeat = {
  ...{ frequency: 'weekly', interval: 1, weekdays: [], monthlyOn: 'day', until: null, count: null },
};

const add = (changes: object): Promise<CalendarEvent> =>
  ana.call('care.addCalendarEvent', {
    ...{ circleId: circle.id, calendarEventId: randomUUID() },
    ...usual,
    ...changes,
  } as never);

async function open(person: TestPerson, level: CalendarFeedLevel = 'full') {
  const [feedId, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  await person.call('care.addCalendarFeed', { circleId: circle.id, feedId, token, level });
  return { feedId, url: `/feeds/${token}.ics` };
}
const read = (url: string, headers = {}) => server.app.inject({ method: 'GET', url, headers });
const textOf = async (url: string) => (await read(url)).body;

/** What the server lists and what another program shows of the feed, on the circle's wall. */
async function both(zone: string, from: string, to: string) {
  const listed: CalendarEvent[] = [];
  const months = ['-01', '-02', '-03', '-04', '-05', '-06', '-07', '-08', '-09', '-10', '-11', '-12'];
  for (const year of new Set([from.slice(0, 4), to.slice(0, 4)]))
    for (const month of months) {
      const last = new Date(Date.UTC(Number(year), Number(month.slice(1)), 0)).toISOString().slice(0, 10);
      const range = { circleId: circle.id, from: `${year}${month}-01`, to: last };
      listed.push(...(await ana.call('care.listCalendarEvents', range)));
    }
  const { url } = await open(ana);
  const text = await textOf(url);
  const expected = listed
    .filter(({ date }) => date >= from && date <= to)
    .map(({ date, time, title, status }) =>
      [date, time, title, status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'].join(' '),
    );
  const shown = expandCalendar(text, zone, from, to).map(({ date, time, title, status }) =>
    [date, time, title, status].join(' '),
  );
  return { expected: expected.sort(), shown: shown.sort(), text };
}

const on = async (date: string, title: string) => {
  const listed = await ana.call('care.listCalendarEvents', { circleId: circle.id, from: date, to: date });
  const found = listed.find((event) => event.title === title);
  if (!found) throw new Error(`There is no ${title} on ${date}.`);
  return { circleId: circle.id, calendarEventId: found.id };
};

/** Rules of every kind, on both sides of the nights in which the clocks change. */
async function furnish() {
  await add({ title: 'Once' });
  await add({ title: 'No end', endTime: null, date: '2026-03-04' });
  await add({ title: 'Holiday', time: null, endTime: null, date: '2026-03-29' });
  await add({
    title: 'Daily pills',
    time: '08:00',
    endTime: '08:15',
    repeat: { ...rule, frequency: 'daily' },
  });
  await add({
    title: 'At half past two',
    date: '2026-03-02',
    time: '02:30',
    endTime: '03:10',
    repeat: { ...rule, frequency: 'daily', count: 40 },
  });
  await add({
    title: 'Night walk',
    date: '2026-10-20',
    time: '01:30',
    endTime: null,
    repeat: { ...rule, frequency: 'daily', until: '2026-11-10' },
  });
  await add({ title: 'Physio', repeat: { ...rule, weekdays: ['TU', 'TH'] } });
  await add({ title: 'Every other week', repeat: { ...rule, interval: 2, weekdays: ['MO', 'SU'] } });
  await add({ title: 'Counted', repeat: { ...rule, count: 5 } });
  await add({ title: 'Until', repeat: { ...rule, until: '2026-05-01' } });
  await add({
    title: 'Third Tuesday',
    date: '2026-03-17',
    repeat: { ...rule, frequency: 'monthly', monthlyOn: 'weekday' },
  });
  await add({
    title: 'Last Friday',
    date: '2026-03-06',
    repeat: { ...rule, frequency: 'monthly', monthlyOn: 'last-weekday' },
  });
  await add({ title: 'Rent', date: '2026-03-31', repeat: { ...rule, frequency: 'monthly' } });
  await add({
    title: 'Last day',
    date: '2026-03-31',
    time: null,
    endTime: null,
    repeat: { ...rule, frequency: 'monthly', monthlyOn: 'last-day' },
  });
  await add({
    title: 'Birthday',
    date: '2026-04-05',
    time: null,
    endTime: null,
    repeat: { ...rule, frequency: 'yearly' },
  });
  await add({
    title: 'Evening',
    time: '21:30',
    endTime: '22:00',
    repeat: { ...rule, interval: 2, weekdays: ['SU', 'WE'] },
  });
  await add({
    title: 'Late month',
    time: '21:30',
    endTime: '22:00',
    repeat: { ...rule, frequency: 'monthly' },
  });
}

describe('a feed', () => {
  it.each(isWhole ? ['America/New_York', 'Europe/Berlin', 'UTC', 'Asia/Kolkata'] : ['America/New_York'])(
    'CAL-4 in %s another program shows every occurrence that the calendar lists, over both changes of the clocks',
    async (timeZone) => {
      circle = await ana.createCircle({ timeZone });
      await furnish();
      const { expected, shown, text } = await both(timeZone, '2026-02-20', '2027-06-30');
      expect(expected.length).toBeGreaterThan(600);
      expect(shown).toEqual(expected);
      expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU,TH;WKST=MO');
    },
  );

  it.each([
    ['America/New_York', 'Europe/Berlin'],
    ['Europe/Berlin', 'America/New_York'],
    ['Pacific/Auckland', 'America/Los_Angeles'],
    ['America/Los_Angeles', 'Asia/Tokyo'],
  ])('CAL-4 a circle in %s that cares for somebody in %s has the same times', async (timeZone, there) => {
    circle = await ana.createCircle({ timeZone });
    const recipientId = await addRecipient(circle, 'Rosa');
    await server.spine.database.db.execute(
      sql`update recipients set time_zone = ${there} where circle_id = ${circle.id}`,
    );
    const { expected, shown } = await (async () => {
      for (const [title, time, repeat] of [
        ['Late', '22:30', { ...rule, weekdays: ['MO', 'SU'], interval: 2 }],
        ['Early', '01:15', { ...rule, frequency: 'daily' }],
        ['Monthly', '23:00', { ...rule, frequency: 'monthly', monthlyOn: 'weekday' }],
        ['Yearly', '00:30', { ...rule, frequency: 'yearly' }],
        ['Noon', '12:00', { ...rule, weekdays: ['TU', 'FR'] }],
      ] as const)
        await add({ title, recipientId, time, endTime: null, date: '2026-03-03', repeat });
      return both(timeZone, '2026-02-20', '2027-06-30');
    })();
    expect(shown).toEqual(expected);
  });

  it('CAL-4 what is otherwise on single days of a series is so in the feed', async () => {
    await add({ title: 'Physio', repeat: { ...rule, weekdays: ['TU'] } });
    await add({ title: 'Whole day', time: null, endTime: null, repeat: { ...rule, weekdays: ['TU'] } });
    for (const title of ['Physio', 'Whole day']) {
      await ana.call('care.deleteCalendarEvent', await on('2026-03-10', title));
      await ana.call('care.cancelCalendarEvent', await on('2026-03-17', title));
      const moved = { date: '2026-03-25', time: '09:00', endTime: null, title: `${title}, other room` };
      await ana.call('care.editCalendarEvent', { ...(await on('2026-03-24', title)), changes: moved });
      await ana.call('care.completeCalendarEvent', await on('2026-03-31', title));
    }
    const toDay = { time: null, endTime: null };
    await ana.call('care.editCalendarEvent', { ...(await on('2026-04-07', 'Physio')), changes: toDay });
    await ana.call('care.editCalendarSeries', {
      ...(await on('2026-04-21', 'Physio')),
      seriesScope: 'following',
      changes: { time: '15:00', endTime: '15:30' },
    });
    const { expected, shown } = await both('America/New_York', '2026-03-01', '2026-06-30');
    expect(shown).toEqual(expected);
    expect(shown).toContain('2026-03-17 10:30 Physio CANCELLED');
    expect(shown.filter((line) => line.startsWith('2026-03-10'))).toEqual([]);
  });

  it('CAL-4 texts come through whole, whatever stands in them, in lines of 75 octets', async () => {
    const hostile = 'Überweisung; "A, B"\\n — 👩‍⚕️🏥 BEGIN:VEVENT '.repeat(4).trim();
    const description =
      'First line\nSecond, line; with\\ all\r\nEND:VCALENDAR\r\nX-EVIL:1 ' + '漢字🙂'.repeat(60);
    await add({ title: hostile, description, place: 'Room 1;2,3\nEast', doctor: 'Dr. "Who", MD' });
    const text = await textOf((await open(ana)).url);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [event, ...others] = calendarOf(text).getAllSubcomponents('vevent');
    expect(others).toHaveLength(0);
    expect(event?.getFirstPropertyValue('summary')).toBe(hostile);
    expect(event?.getFirstPropertyValue('location')).toBe('Room 1;2,3\nEast');
    expect(event?.getFirstPropertyValue('description')).toBe(
      `Doctor: Dr. "Who", MD\n${description.replaceAll('\r\n', '\n')}`,
    );
    expect(text).not.toMatch(/^X-EVIL/m);
  });

  it('CAL-4 tells no more than its level', async () => {
    const secrets = { description: 'SecretNote', place: 'SecretPlace', doctor: 'SecretDoctor' };
    await add({ ...secrets, title: 'SecretTitle', driverId: ana.id });
    await add({ ...secrets, title: 'SecretTitle', repeat: rule });
    const task = { description: 'SecretNote', recipientId: null, assigneeId: ana.id, dueTime: '09:00' };
    const about = { circleId: circle.id, taskId: randomUUID(), dueDate: '2026-03-05' };
    await ana.call('care.addTask', { ...about, ...task, title: 'SecretTask' });
    const words = [
      'SecretTitle',
      'SecretTask',
      'SecretNote',
      'SecretPlace',
      'SecretDoctor',
      ana.name,
      'circle',
    ];
    const told = async (level: CalendarFeedLevel) => {
      const text = (await textOf((await open(ana, level)).url)).replaceAll('\r\n ', '');
      return words.filter((word) => text.replaceAll('@carecircle', '').includes(word));
    };
    expect(await told('busy')).toEqual([]);
    expect(await told('titles')).toEqual(['SecretTitle', 'SecretTask', ana.name, 'circle']);
    expect(await told('full')).toEqual(words);
    const busy = await textOf((await open(ana, 'busy')).url);
    expect(busy).toContain('SUMMARY:Busy');
    expect(busy).toContain('DTSTART;TZID=America/New_York:20260303T103000');
  });

  it('CAL-4 holds the tasks of its member alone', async () => {
    await circle.join(ben);
    const task = { description: '', recipientId: null, dueTime: null, dueDate: '2026-03-05' };
    for (const [title, assigneeId] of [
      ['Mine', ben.id],
      ['Theirs', ana.id],
      ['Anyones', null],
    ] as const)
      await ana.call('care.addTask', {
        circleId: circle.id,
        taskId: randomUUID(),
        ...task,
        title,
        assigneeId,
      });
    const text = await textOf((await open(ben)).url);
    expect(text).toContain('SUMMARY:Task: Mine');
    expect(text).not.toMatch(/Theirs|Anyones/);
  });

  it('CAL-4 is told again only when something changed', async () => {
    await add({});
    const { url } = await open(ana);
    const first = await read(url);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    });
    const headers = { 'if-none-match': first.headers.etag };
    server.clock.advance(3_600_000);
    expect(await read(url, headers)).toMatchObject({ statusCode: 304, body: '' });
    await add({ title: 'Another' });
    expect((await read(url, headers)).statusCode).toBe(200);
    expect((await read(url, { cookie: ben.cookie })).statusCode).toBe(200);
  });
});

describe('who may read', () => {
  const notFound = async (url: string) => {
    const answer = await read(url);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'NOT_FOUND', message: 'Nothing is here.' },
    ]);
  };

  it('CAL-4 an ended feed is as if it had never been, at once', async () => {
    await add({});
    const { url, feedId } = await open(ana);
    const other = await open(ana);
    await ana.call('care.endCalendarFeed', { circleId: circle.id, feedId });
    await notFound(url);
    await notFound(`/feeds/${randomBytes(32).toString('base64url')}.ics`);
    await notFound('/feeds/short.ics');
    await notFound(other.url.replace('.ics', '.txt'));
    expect((await read(other.url)).statusCode).toBe(200);
    const input = { circleId: circle.id, feedId };
    await expect(ana.call('care.endCalendarFeed', input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('CAL-4 nobody lists or ends the feeds of others; the list says when it was last read', async () => {
    await circle.join(ben, 'caregiver');
    const { url, feedId } = await open(ben, 'busy');
    const ids = { circleId: circle.id };
    expect(await ana.call('care.listCalendarFeeds', ids)).toEqual([]);
    await expect(ana.call('care.endCalendarFeed', { ...ids, feedId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await ben.call('care.listCalendarFeeds', ids)).toMatchObject([{ id: feedId, lastReadAt: null }]);
    await read(url);
    const [listed] = await ben.call('care.listCalendarFeeds', ids);
    expect(listed).toMatchObject({ level: 'busy', lastReadAt: server.clock.now().toISOString() });
  });

  it('CAL-4 the secret stands nowhere in the database', async () => {
    const { url } = await open(ana);
    const token = url.slice('/feeds/'.length, -'.ics'.length);
    const { db } = server.spine.database;
    const { rows } = await db.execute<{ digest: string }>(sql`select digest from calendar_feeds`);
    expect(rows.map(({ digest }) => digest)).not.toContain(token);
    const commands = await db.execute<{ answer: unknown }>(sql`select answer, fingerprint from commands`);
    expect(JSON.stringify(commands.rows)).not.toContain(token);
    expect(JSON.stringify(await server.eventsOf(ana.id))).not.toContain(token);
  });

  it('CIRC-4 what a member may no longer see is gone with the next read', async () => {
    await circle.join(ben);
    await add({ title: 'Dentist' });
    const { url } = await open(ben);
    expect(await textOf(url)).toContain('Dentist');
    await server.spine.database.db.execute(sql`
      update members set permissions = permissions || '{"canViewAppointments": false}'
      where circle_id = ${circle.id} and person_id = ${ben.id}`);
    const text = await textOf(url);
    expect(text).toContain('BEGIN:VCALENDAR');
    expect(text).not.toContain('VEVENT');
  });

  it('PRIV-3 a feed ends with the membership, and does not come back with it', async () => {
    await circle.join(ben);
    const { url } = await open(ben);
    await circle.remove(ben);
    await notFound(url);
    await server.settled();
    await circle.join(ben);
    await notFound(url);
  });

  it('SET-3 a circle that is gone takes its feeds along', async () => {
    const { url } = await open(ana);
    const { db } = server.spine.database;
    await db.execute(sql`delete from circles where id = ${circle.id}`);
    await notFound(url);
    const left = await db.execute(sql`select 1 from calendar_feeds where circle_id = ${circle.id}`);
    expect(left.rows).toEqual([]);
  });

  it('AUTH-4 whoever asks too often has to wait', async () => {
    const statuses: number[] = [];
    const url = `/feeds/${'x'.repeat(43)}.ics`;
    for (let ask = 1; ask <= 62; ask += 1)
      statuses.push((await server.app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429, 429]);
  });
});
