import { randomUUID } from 'node:crypto';
import { circleLimits, dayLimits } from '@carecircle/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server';
import type { TestCircle, TestPerson } from '../../testing/test-person';

let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;
const day = '2026-12-10';

const series = (count: number, from: number, description = 'x'.repeat(300)) =>
  [
    'BEGIN:VCALENDAR',
    ...Array.from({ length: count }, (_, index) => [
      ...['BEGIN:VEVENT', `UID:${from + index}`, `SUMMARY:Event ${from + index}`],
      ...['DTSTART:20261201T100000', 'RRULE:FREQ=DAILY', `DESCRIPTION:${description}`, 'END:VEVENT'],
    ]).flat(),
    ...['END:VCALENDAR', ''],
  ].join('\r\n');
const load = (file: string) =>
  ana.call('care.importCalendarFile', { circleId: circle.id, recipientId: null, file, isPreview: false });

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp('Ana');
  circle = await ana.createCircle({ timeZone: 'America/New_York' });
  await load(series(circleLimits.calendarSeries, 0));
});
afterAll(() => server.stop());

describe('a calendar as full as it can be', () => {
  const month = () => ({ circleId: circle.id, from: '2026-12-01', to: '2026-12-31' });
  const bytes = (answer: unknown) => Buffer.byteLength(JSON.stringify(answer));

  it('ALL-3 CAL-4 one more series is refused with what there can be at most, and nothing of its file is kept', async () => {
    const refused = { code: 'FULL', body: { details: { most: circleLimits.calendarSeries } } };
    await expect(load(series(1, 5_000))).rejects.toMatchObject(refused);
    const fields = { place: '', doctor: '', description: '', reminder: true, recipientId: null };
    const repeat = {
      ...{ frequency: 'daily' as const, interval: 1, weekdays: [], monthlyOn: 'day' as const },
      ...{ until: null, count: null },
    };
    const added = ana.call('care.addCalendarEvent', {
      ...{ circleId: circle.id, calendarEventId: randomUUID(), title: 'One more', ...fields, repeat },
      ...{ date: day, time: null, endTime: null, type: 'other' },
    });
    await expect(added).rejects.toMatchObject(refused);
  });

  it('CAL-1 its month is an answer of bounded size that says how many more each day has', async () => {
    const listed = await ana.call('care.listCalendarEvents', month());
    expect(bytes(listed)).toBeLessThan(2 * dayLimits.bytes);
    const perDay = listed.filter(({ date }) => date === day).length;
    expect(perDay).toBeGreaterThanOrEqual(dayLimits.fewest);
    const full = await ana.call('care.listFullDays', month());
    expect(full).toHaveLength(31);
    expect(full.find((one) => one.day === day)).toEqual({
      ...{ day, events: circleLimits.calendarSeries - perDay, tasks: 0 },
    });
  });

  it('CAL-1 each event of a day is reached from the one before it, and none comes twice', async () => {
    const found: string[] = [];
    for (let after: string | undefined; ;) {
      const page = await ana.call('care.listCalendarEvents', {
        ...{ circleId: circle.id, from: day, to: day, ...(after && { after }) },
      });
      if (page.length === 0) break;
      expect(page.length).toBeLessThanOrEqual(dayLimits.most);
      found.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      after = `${last?.time ?? '24:00'} ${last?.id}`;
    }
    expect(found).toHaveLength(circleLimits.calendarSeries);
    expect(new Set(found).size).toBe(circleLimits.calendarSeries);
  });
});
