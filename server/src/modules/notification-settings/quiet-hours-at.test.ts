import { defaultNotificationSettings } from '@carecircle/contracts';
import { expect, it } from 'vitest';
import { quietHoursAt } from './quiet-hours-at';

const own = (quietStart: string, quietEnd: string, timeZone: string | null = 'Europe/Madrid') => ({
  settings: { ...defaultNotificationSettings, quietStart, quietEnd },
  timeZone,
});
const until = (settings: ReturnType<typeof own>, now: string) =>
  quietHoursAt(settings, new Date(now), 'America/Chicago')?.until.toISOString() ?? null;

it.each([
  ['in the evening', '2026-11-21T21:00:00Z', '2026-11-22T06:00:00.000Z'],
  ['after midnight', '2026-11-22T02:00:00Z', '2026-11-22T06:00:00.000Z'],
  ['at their end', '2026-11-22T06:00:00Z', null],
  ['by day', '2026-11-21T12:00:00Z', null],
])('NOTE-2 quiet hours over midnight hold in the zone of the person, %s', (_when, now, end) => {
  expect(until(own('22:00', '07:00'), now)).toBe(end);
});

it('NOTE-2 quiet hours over midnight began on the day before', () => {
  const { from } = quietHoursAt(own('22:00', '07:00'), new Date('2026-11-22T02:00:00Z'), 'UTC') ?? {};
  expect(from?.toISOString()).toBe('2026-11-21T21:00:00.000Z');
});

it('NOTE-2 quiet hours within a day end on that day', () => {
  expect(until(own('13:00', '15:00'), '2026-11-21T12:30:00Z')).toBe('2026-11-21T14:00:00.000Z');
  expect(until(own('13:00', '15:00'), '2026-11-21T14:00:00Z')).toBeNull();
});

it('NOTE-2 hold in the zone of the circle until a device has told where the person is', () => {
  expect(until(own('22:00', '07:00', null), '2026-11-21T21:00:00Z')).toBeNull();
  expect(until(own('22:00', '07:00', null), '2026-11-22T05:00:00Z')).toBe('2026-11-22T13:00:00.000Z');
});

it('NOTE-2 the same start and end are no quiet hours, nor are those that are switched off', () => {
  expect(until(own('22:00', '22:00'), '2026-11-21T21:00:00Z')).toBeNull();
  const off = own('22:00', '07:00');
  expect(
    until({ ...off, settings: { ...off.settings, quietHours: false } }, '2026-11-22T02:00:00Z'),
  ).toBeNull();
});

it.each([
  [
    'spring, where the hour of the end is skipped',
    '2026-03-29T00:30:00Z',
    '02:30',
    '2026-03-29T01:30:00.000Z',
  ],
  ['autumn', '2026-10-24T21:00:00Z', '07:00', '2026-10-25T06:00:00.000Z'],
])('NOTE-2 over the change of clocks in %s', (_season, now, quietEnd, end) => {
  expect(until(own('22:00', quietEnd), now)).toBe(end);
});
