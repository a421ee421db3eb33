import { defaultCheckInSchedule, weekdays } from '@carecircle/contracts';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dueMoments, isDueDay } from './due-moments';

const schedule = { ...defaultCheckInSchedule, isOn: true };
const keys = (moments: readonly { day: string; time: string }[]) =>
  moments.map(({ day, time }) => `${day} ${time}`);
const between = (after: string, until: string) => ({ after: new Date(after), until: new Date(until) });

describe('when check-ins are due', () => {
  it('CHK-4 are the chosen weekdays without the paused days', () => {
    const weekend = { ...schedule, weekdays: ['SA' as const, 'SU' as const] };
    const pauses = [{ from: '2026-11-22', until: '2026-11-27' }];
    const range = between('2026-11-20T00:00:00Z', '2026-12-01T00:00:00Z');
    expect(keys(dueMoments(weekend, pauses, 'UTC', range))).toEqual([
      ...['2026-11-21 09:00', '2026-11-28 09:00', '2026-11-29 09:00'],
    ]);
    expect(isDueDay(schedule, [{ from: '2026-11-22', until: null }], '2030-01-01')).toBe(false);
    expect(isDueDay({ ...schedule, isOn: false }, [], '2026-11-22')).toBe(false);
  });

  it('CHK-4 opens with the first rung but not before the last due time, and closes with the next one', () => {
    const thrice = { ...schedule, times: ['18:00', '09:00', '10:00'] };
    const range = between('2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z');
    const windows = dueMoments(thrice, [], 'UTC', range).map(({ opensAt, closesAt }) =>
      [opensAt, closesAt].map((moment) => moment.toISOString().slice(5, 16)),
    );
    expect(windows).toEqual([
      ['11-21T06:00', '11-21T10:00'],
      ['11-21T09:00', '11-21T18:00'],
      ['11-21T15:00', '11-22T09:00'],
    ]);
  });

  it('CHK-4 does not close while its own ladder lasts, and after a day at the latest', () => {
    const close = { ...schedule, times: ['09:00', '09:05'] };
    const range = between('2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z');
    const [first] = dueMoments(close, [], 'UTC', range);
    expect(Number(first?.closesAt)).toBeGreaterThan(Date.parse('2026-11-21T09:10:00Z'));
    const mondays = { ...schedule, weekdays: ['MO' as const] };
    const week = between('2026-11-21T00:00:00Z', '2026-11-28T00:00:00Z');
    expect(dueMoments(mondays, [], 'UTC', week)[0]?.closesAt).toEqual(new Date('2026-11-24T09:00:00Z'));
  });
});

const begin = Temporal.Instant.from('2026-11-22T00:00:00Z');

/** The next moment at which the clocks of a zone change; null where they never do. */
function nextTransition(timeZone: string): number | null {
  const next = begin.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next');
  return next && next.year < 2040 ? next.epochMilliseconds : null;
}

describe('every zone of the world', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const dayMs = 86_400_000;
  const times = ['00:00', '01:30', '02:30', '23:30'];

  it('CHK-4 over its next changes of the clocks no due check-in is lost or doubled, made at once or in pieces', () => {
    let changes = 0;
    for (const zone of zones) {
      const transition = nextTransition(zone);
      if (transition === null) continue;
      changes += 1;
      const [from, to] = [transition - 2 * dayMs, transition + 2 * dayMs];
      const made = (after: number, until: number) =>
        dueMoments({ ...schedule, times }, [], zone, { after: new Date(after), until: new Date(until) });
      const all = made(from, to);
      const found = keys(all);
      expect(new Set(found).size, zone).toBe(found.length);
      for (const day of new Set(all.slice(times.length, -times.length).map((each) => each.day)))
        expect(all.filter((each) => each.day === day).length, `${zone} ${day}`).toBe(times.length);
      expect(
        all.every(({ opensAt, dueAt, closesAt }) => opensAt <= dueAt && dueAt < closesAt),
        zone,
      ).toBe(true);
      const [cut, later] = [transition - 45 * 60_000, transition + 20 * 60_000];
      expect(keys([...made(from, cut), ...made(cut, later), ...made(later, to)]), zone).toEqual(found);
    }
    expect(changes).toBeGreaterThan(100);
  });

  it('CHK-4 every weekday is one of the week, wherever it is', () => {
    const days = weekdays.map((weekday) => isDueDay({ ...schedule, weekdays: [weekday] }, [], '2026-11-22'));
    expect(days).toEqual([false, false, false, false, false, false, true]);
  });
});
