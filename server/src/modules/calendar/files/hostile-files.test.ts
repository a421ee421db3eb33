import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../../testing/test-person';
import { FileThread } from './file-thread';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  circle = await ana.createCircle({ timeZone: 'America/New_York' });
});
afterAll(() => server.stop());

const load = (file: string, isPreview = true) =>
  ana.call('care.importCalendarFile', { circleId: circle.id, recipientId: null, file, isPreview });
const events = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const many = (count: number, write: (index: number) => string[]) =>
  events(...Array.from({ length: count }, (_, index) => write(index)).flat());
const event = (index: number, ...lines: string[]) => [
  ...['BEGIN:VEVENT', `UID:${index}`, 'SUMMARY:One', 'DTSTART:20260310T100000', ...lines, 'END:VEVENT'],
];
const zone = (index: number) => [
  ...['BEGIN:VTIMEZONE', `TZID:Zone ${index}`, 'BEGIN:STANDARD', 'DTSTART:16010101T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500'],
  ...['END:STANDARD', 'END:VTIMEZONE'],
];
const fault = (code: string) => ({ code: 'INVALID_INPUT', fields: [{ path: 'file', code }] });

describe('files that ask for much work', () => {
  it.each([
    ['too_much_in_file', '2,000 zones', many(2_000, zone)],
    [
      'too_much_in_file',
      '5,000 dates of one event',
      events(...event(1, `RDATE:${'20260311,'.repeat(5_000)}`)),
    ],
    [
      'too_many_events',
      'events in folds',
      many(4_001, (i) => event(i)).replaceAll('BEGIN:VEVENT', 'BEGIN:VEV\r\n ENT'),
    ],
    ['broken_file', 'parts in parts', 'BEGIN:VCALENDAR\r\n'.repeat(9_000)],
  ])('ALL-3 CAL-4 is refused as %s: %s', async (code, _what, file) => {
    await expect(load(file)).rejects.toMatchObject(fault(code));
  });

  it('CAL-4 of 500 rules that no rule here says, so many are written day by day as there may be', async () => {
    const rule = 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1';
    const report = await load(many(500, (index) => event(index, rule)));
    expect(report).toMatchObject({ events: 50, leftMore: 400, toldMore: 0 });
    expect(report.left.every(({ reason }) => reason === 'too-many-rules')).toBe(true);
    expect(report.left[0]).toMatchObject({ line: 303, date: '2026-03-10' });
  });

  it('CAL-4 one that takes too long is given up and nothing of it is kept; the next one is read', async () => {
    const order = { file: many(100, zone), zones: { circle: 'UTC', recipient: 'UTC' } };
    const hasty = new FileThread({ milliseconds: 0, megabytes: 256 });
    await expect(hasty.read(order)).rejects.toMatchObject(fault('takes_too_long'));
    const patient = new FileThread({ milliseconds: 10_000, megabytes: 256 });
    await expect(patient.read(order)).resolves.toMatchObject({ singles: [], left: [] });
  });

  it('CAL-4 one person has two files read at once and no more, and others still have theirs', async () => {
    const file = many(2_000, (index) => event(index));
    const ben = await server.signUp('Ben');
    const own = await ben.createCircle({ timeZone: 'UTC' });
    const answers = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => load(file)),
      ben.call('care.importCalendarFile', { circleId: own.id, recipientId: null, file, isPreview: true }),
    ]);
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(answers.at(-1)?.status).toBe('fulfilled');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject(fault('others_are_read'));
  });

  it('CAL-4 a calendar of years with 2,966 events comes in whole', async () => {
    const day = (index: number) => `2026${String(1 + (index % 12)).padStart(2, '0')}10`;
    const file = many(2_966, (index) => [
      ...['BEGIN:VEVENT', `UID:${index}@google.com`, `DTSTART:${day(index)}T100000Z`, 'SEQUENCE:0'],
      ...[`SUMMARY:Event ${index}`, `DESCRIPTION:${'Bring the card. '.repeat(8)}`, 'END:VEVENT'],
    ]);
    expect(await load(file, false)).toMatchObject({ events: 2_966, left: [] });
  });
});
