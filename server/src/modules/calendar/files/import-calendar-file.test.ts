import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addRecipient } from '../../../api-conformance/fixture-records';
import { callOperation, sendOperation } from '../../../testing/call-operation';
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
  circle = await ana.createCircle({ timeZone: 'America/New_York' });
});

const exported = (name: string) => readFileSync(path.join(import.meta.dirname, 'exported', name), 'utf8');
const load = (file: string, changes: { recipientId?: string; isPreview?: boolean } = {}) =>
  ana.call('care.importCalendarFile', {
    ...{ circleId: circle.id, recipientId: null, file, isPreview: false },
    ...changes,
  });
const events = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const one = (...lines: string[]) =>
  events(event('UID:1', 'SUMMARY:One', 'DTSTART;TZID=America/New_York:20260310T100000', ...lines));

async function listed(from = '2026-03-01', to = '2026-04-30') {
  const range = { circleId: circle.id, from, to };
  return (await ana.call('care.listCalendarEvents', range)).map(({ date, time, endTime, title, status }) =>
    [date, time, endTime, title, ...(status === 'pending' ? [] : [status])].join(' '),
  );
}
const fault = (code: string) => ({ code: 'INVALID_INPUT', fields: [{ path: 'file', code }] });

describe('files of other programs', () => {
  it('CAL-4 a file of Google comes in whole: zones, exceptions, a moved and a cancelled time, days', async () => {
    const report = await load(exported('google.ics'));
    expect(report).toMatchObject({ events: 5, known: 0, left: [], leftMore: 0, told: [] });
    expect(report.first[0]).toEqual({
      ...{ title: 'Physio', date: '2026-03-03', time: '09:00', isRepeating: true },
    });
    expect(await listed('2026-03-01', '2026-03-31')).toEqual([
      '2026-03-03 09:00 09:45 Physio',
      '2026-03-05 09:00 09:45 Physio',
      '2026-03-05 10:30 11:30 Cardiologist Dr. Núñez',
      '2026-03-06 07:00 08:00 Choir cancelled',
      '2026-03-11 08:30 09:00 Blood test',
      '2026-03-12 09:00 09:45 Physio',
      '2026-03-18 14:00 14:45 Physio (other room)',
      '2026-03-19 09:00 09:45 Physio cancelled',
      '2026-03-24 09:00 09:45 Physio',
      '2026-03-25 08:30 09:00 Blood test',
      '2026-03-26 09:00 09:45 Physio',
      '2026-03-31 09:00 09:45 Physio',
    ]);
    const april = await listed('2026-04-01', '2026-05-31');
    expect(april.filter((line) => line.includes('Lucía'))).toEqual([
      '2026-04-10   Lucía visits',
      '2026-04-11   Lucía visits',
      '2026-04-12   Lucía visits',
    ]);
    expect(april.findLast((line) => line.includes('Physio'))).toBe('2026-04-30 09:00 09:45 Physio');
    expect(april.filter((line) => line.includes('Blood'))).toHaveLength(4);
    const range = { circleId: circle.id, from: '2026-03-05', to: '2026-03-05' };
    const [, doctor] = await ana.call('care.listCalendarEvents', range);
    expect(doctor).toMatchObject({
      description:
        'Bring the insurance card, the list of medications; and patience. Ask for the stairs-free entrance on the east side 🏥\nSecond line',
      place: 'Northwestern Memorial, 251 E Huron St, Chicago',
      reminder: true,
    });
  });

  it('CAL-4 a file of Apple is read in the zone of the person cared for where it names none', async () => {
    const recipientId = await addRecipient(circle, 'Oma');
    await ana.call('circles.editRecipient', {
      ...{ circleId: circle.id, recipientId, changes: { timeZone: 'Europe/Berlin' } },
    });
    const report = await load(exported('apple.ics'), { recipientId });
    expect(report).toMatchObject({ events: 5, left: [] });
    expect(report.first.map(({ date, time, title }) => `${date} ${time} ${title}`)).toContain(
      '2026-03-27 06:00 Krankengymnastik',
    );
    expect(report.told).toMatchObject([{ title: 'Nachtwache', reason: 'ends-later' }]);
    expect(await listed()).toEqual([
      '2026-03-24 04:30 05:00 Zahnarzt',
      '2026-03-25 07:30 08:30 Mittagessen',
      '2026-03-26 17:00 23:59 Nachtwache',
      '2026-03-27 06:00 06:45 Krankengymnastik',
      '2026-04-07   Oma Geburtstag',
    ]);
    expect(await listed('2027-04-01', '2027-05-31')).toEqual([
      '2027-04-07   Oma Geburtstag',
      '2027-04-30 05:00 05:45 Krankengymnastik',
      '2027-05-28 05:00 05:45 Krankengymnastik',
    ]);
  });

  it('CAL-4 a file of Outlook: names of Windows for zones, zones of its own, places within a month', async () => {
    const report = await load(exported('outlook.ics'));
    expect(report).toMatchObject({ events: 5, left: [], told: [] });
    expect(await listed()).toEqual([
      '2026-03-04 14:00 15:00 Neurologist',
      '2026-03-10 10:00 11:00 Care meeting',
      '2026-03-30 03:00 04:00 Call with Berlin',
      '2026-03-31 09:00 09:30 Order medications',
      '2026-04-14 10:00 11:00 Care meeting',
      '2026-04-16   Respite care',
      '2026-04-17   Respite care',
      '2026-04-30 09:00 09:30 Order medications',
    ]);
    expect(
      (await listed('2026-05-01', '2026-06-30')).concat(await listed('2026-07-01', '2026-08-30')),
    ).toEqual([
      '2026-05-12 10:00 11:00 Care meeting',
      '2026-05-29 09:00 09:30 Order medications',
      '2026-06-09 10:00 11:00 Care meeting',
      '2026-06-30 09:00 09:30 Order medications',
      '2026-07-31 09:00 09:30 Order medications',
    ]);
  });

  it.each(['google.ics', 'apple.ics', 'outlook.ics'])(
    'CAL-4 %s imported twice, also at once, adds nothing',
    async (name) => {
      const file = exported(name);
      const [first, second] = await Promise.all([load(file), load(file)]);
      expect([first, second].map(({ events: added }) => added).sort()).toEqual([0, 5]);
      const before = await listed();
      expect(await load(file)).toMatchObject({ events: 0, known: 5, left: [], told: [] });
      expect(await listed()).toEqual(before);
    },
  );

  it('CAL-4 the feed of a circle comes in as it is there', async () => {
    await load(exported('google.ics'));
    const expected = await listed();
    const token = 'f'.repeat(43);
    const feedId = '0190b6d2-0000-7000-8000-000000000001';
    server.clock.set('2026-02-20T12:00:00.000Z');
    await ana.call('care.addCalendarFeed', { circleId: circle.id, feedId, token, level: 'full' });
    const file = (await server.app.inject({ url: `/feeds/${token}.ics` })).body;
    circle = await ana.createCircle({ timeZone: 'America/New_York' });
    await load(file);
    expect(await listed()).toEqual(expected);
  });
});

describe('what an import does', () => {
  it('CAL-4 a preview says what would come, and nothing comes', async () => {
    const report = await load(exported('google.ics'), { isPreview: true });
    expect(report.events).toBe(5);
    expect(await listed()).toEqual([]);
    expect((await server.eventsOf(circle.id)).map(({ type }) => type)).not.toContain('calendar.imported');
  });

  it('CAL-4 NOTE-1 the others are told once, whatever number of events there is', async () => {
    await circle.join(ben);
    const many = Array.from({ length: 300 }, (_, index) =>
      event(`UID:${index}`, `SUMMARY:Event ${index}`, 'DTSTART;VALUE=DATE:20260310'),
    );
    expect(await load(events(...many))).toMatchObject({ events: 300 });
    await server.settled();
    const { notifications } = await ben.call('notifications.listNotifications', { limit: 50 });
    expect(notifications.filter(({ cause }) => cause.startsWith('event'))).toMatchObject([
      { cause: 'events-imported', values: { count: 300, actor: 'Ana' } },
    ]);
    const log = (await server.eventsOf(circle.id)).map(({ type }) => type);
    expect(log.filter((type) => type.startsWith('calendar'))).toEqual(['calendar.imported']);
  });

  it('CAL-4 what changed since is told and left as the circle has it; what was deleted comes anew', async () => {
    await load(one());
    const moved = one().replace('T100000', 'T113000');
    expect(await load(moved)).toMatchObject({
      ...{ events: 0, known: 1, left: [{ title: 'One', reason: 'changed' }] },
    });
    expect(await listed()).toEqual(['2026-03-10 10:00  One']);
    const range = { circleId: circle.id, from: '2026-03-10', to: '2026-03-10' };
    const [there] = await ana.call('care.listCalendarEvents', range);
    const calendarEventId = there?.id ?? '';
    await ana.call('care.deleteCalendarEvent', { circleId: circle.id, calendarEventId });
    expect(await load(moved)).toMatchObject({ events: 1, left: [] });
    expect(await listed()).toEqual(['2026-03-10 11:30  One']);
  });

  it.each<[string, string[], object, string[]]>([
    [
      'a billion times a second',
      ['RRULE:FREQ=SECONDLY;COUNT=1000000000'],
      { left: [{ reason: 'too-often' }] },
      [],
    ],
    ['twice a day', ['RRULE:FREQ=DAILY;BYHOUR=8,20'], { left: [{ reason: 'too-often' }] }, []],
    [
      'a day that never comes again',
      ['RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30'],
      { events: 1, told: [{ reason: 'cut-off' }] },
      ['2026-03-10 10:00  One'],
    ],
    [
      'a billion days',
      ['RRULE:FREQ=DAILY;COUNT=1000000000', 'DURATION:PT30M'],
      { events: 1, told: [{ reason: 'cut-off' }] },
      ['2026-03-10 10:00 10:30 One', '2026-03-11 10:00 10:30 One'],
    ],
    [
      'an end before the beginning',
      ['DTEND;TZID=America/New_York:20260310T090000'],
      { events: 1 },
      ['2026-03-10 10:00  One'],
    ],
    [
      'further days',
      ['RDATE;TZID=America/New_York:20260311T100000'],
      { events: 1 },
      ['2026-03-10 10:00  One', '2026-03-11 10:00  One'],
    ],
    [
      'every other week that begins on Sunday',
      ['RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU;COUNT=1'],
      { events: 1 },
      ['2026-03-10 10:00  One'],
    ],
    [
      'working days',
      ['RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=2'],
      { events: 1, told: [] },
      ['2026-03-10 10:00  One', '2026-03-11 10:00  One'],
    ],
  ])('CAL-4 %s', async (_what, lines, report, days) => {
    expect(await load(one(...lines))).toMatchObject(report);
    expect(await listed('2026-03-01', '2026-03-11')).toEqual(days);
  });

  it.each([
    ['unknown-zone', event('UID:1', 'SUMMARY:One', 'DTSTART;TZID=Middle Earth:20260310T100000')],
    ['no-start', event('UID:1', 'SUMMARY:One')],
    ['damaged', event('UID:1', 'SUMMARY:One', 'DTSTART:20261399T990000')],
    ['damaged', event('UID:1', 'SUMMARY:One', 'DTSTART:20260310T100000Z', 'no colon here')],
    ['out-of-range', event('UID:1', 'SUMMARY:One', 'DTSTART:16010101T100000Z')],
    ['no-title', event('UID:1', 'DTSTART:20260310T100000Z')],
    ['no-title', event('UID:1', 'SUMMARY:\0', 'DTSTART:20260310T100000Z')],
  ])('CAL-4 one that cannot come is named as %s, and the others come', async (reason, broken) => {
    const fine = event('UID:2', 'SUMMARY:Fine', 'DTSTART;VALUE=DATE:20260310');
    const report = await load(events(broken, fine));
    expect(report).toMatchObject({ events: 1, left: [{ reason }] });
    expect(await listed()).toEqual(['2026-03-10   Fine']);
  });

  it('CAL-4 long texts are cut where they can be kept', async () => {
    const long = `${'x'.repeat(199)}🙂${'y'.repeat(200)}`;
    const file = one(`DESCRIPTION:${'漢'.repeat(5_000)}`).replace('SUMMARY:One', `SUMMARY:${long}`);
    expect(await load(file)).toMatchObject({ events: 1 });
    expect(await listed()).toEqual([`2026-03-10 10:00  ${'x'.repeat(199)}`]);
  });

  it('CAL-4 a time that the clocks jump over comes an hour later and is told', async () => {
    const file = one().replace('20260310T100000', '20260308T023000');
    expect(await load(file)).toMatchObject({ events: 1, told: [{ title: 'One', reason: 'skipped-time' }] });
    expect(await listed()).toEqual(['2026-03-08 03:30  One']);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['not_a_calendar', ''],
    ['not_a_calendar', '<html><body>Sign in</body></html>'],
    ['not_a_calendar', 'BEGIN:VCARD\r\nFN:Rosa\r\nEND:VCARD\r\n'],
    ['broken_file', one().slice(0, 90)],
    ['too_many_events', events(event('SUMMARY:x').concat('\r\n').repeat(4_001))],
    ['file_too_large', events(`X-LONG:${'x'.repeat(2_200_000)}`)],
  ])('ALL-3 CAL-4 is refused as %s and nothing is kept', async (code, file) => {
    await expect(load(file)).rejects.toMatchObject(fault(code));
    expect(await listed()).toEqual([]);
  });

  it('CAL-4 a file of 50 MB does not come in', async () => {
    const input = { circleId: circle.id, recipientId: null, isPreview: true };
    const answer = await sendOperation(
      server.app,
      'care.importCalendarFile',
      { ...input, file: 'x'.repeat(50_000_000) },
      { cookie: ana.cookie },
    );
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('CIRC-4 who may not edit events imports none', async () => {
    await circle.join(ben);
    const input = { circleId: circle.id, recipientId: null, file: one(), isPreview: true };
    const asked = callOperation(server.app, 'care.importCalendarFile', input, { cookie: ben.cookie });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });
});
