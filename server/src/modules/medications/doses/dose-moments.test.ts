import { describe, expect, it } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { momentOf } from '../../../recurrence/wall-moments';
import { doseMoments, hasDoses, type DoseSchedule } from './dose-moments';

const daily: DoseSchedule = {
  frequency: 'four-times-daily',
  times: ['08:00'],
  weekday: null,
  monthDay: null,
  startDate: '2020-01-01',
  endDate: null,
};
const instant = (text: string) => new Date(text);
const keys = (moments: readonly { day: string; time: string }[]) =>
  moments.map(({ day, time }) => `${day} ${time}`);

describe('a moment on the wall', () => {
  it.each([
    [
      'that the clocks skip is the first one after',
      'America/Chicago',
      '2026-03-08',
      '02:30',
      '2026-03-08T08:00:00Z',
    ],
    ['before a skipped hour is itself', 'America/Chicago', '2026-03-08', '01:59', '2026-03-08T07:59:00Z'],
    ['that comes twice is the first', 'America/Chicago', '2026-11-01', '01:30', '2026-11-01T06:30:00Z'],
    ['after the second one is itself', 'America/Chicago', '2026-11-01', '02:00', '2026-11-01T08:00:00Z'],
    ['where half an hour is skipped', 'Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00Z'],
    ['where midnight is skipped', 'Asia/Beirut', '2026-03-29', '00:10', '2026-03-28T22:00:00Z'],
    ['of a day that was left out', 'Pacific/Apia', '2011-12-30', '09:00', '2011-12-30T10:00:00Z'],
  ])('MED-5 %s (%s)', (_what, zone, day, time, moment) => {
    expect(momentOf(zone, day, time)).toEqual(instant(moment));
  });
});

describe('the days of a schedule', () => {
  const on = (changes: Partial<DoseSchedule>, day: string) => hasDoses({ ...daily, ...changes }, day);

  it('MED-2 are those from start to end', () => {
    const span = { startDate: '2026-11-10', endDate: '2026-11-12' };
    const days = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13'];
    expect(days.map((day) => on(span, day))).toEqual([false, true, true, false]);
  });

  it('MED-1 are one a week, or one a month: its last day where the month is shorter', () => {
    expect(on({ frequency: 'weekly', weekday: 7 }, '2026-11-22')).toBe(true);
    expect(on({ frequency: 'weekly', weekday: 1 }, '2026-11-22')).toBe(false);
    const on31st = { frequency: 'monthly', monthDay: 31 } as const;
    expect(['2027-02-27', '2027-02-28', '2027-03-28', '2027-03-31'].map((day) => on(on31st, day))).toEqual([
      ...[false, true, false, true],
    ]);
  });

  it('MED-5 are none when it is as needed', () => {
    expect(on({ frequency: 'as-needed' }, '2026-11-22')).toBe(false);
  });
});

const begin = Temporal.Instant.from('2026-11-22T00:00:00Z');

/** The next moments at which the clocks of a zone change. */
function nextTransitions(timeZone: string, howMany: number): Date[] {
  const found: Date[] = [];
  let at = begin.toZonedDateTimeISO(timeZone);
  while (found.length < howMany) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.year > 2040) break;
    found.push(new Date(next.epochMilliseconds));
    at = next;
  }
  return found;
}

/** Hours and half hours of the night and day around most changes, more than four, so that none hides between two. */
const manyTimes = [
  '00:00',
  '00:30',
  '01:00',
  '01:30',
  '01:59',
  '02:00',
  '02:15',
  '02:30',
  '02:45',
  '03:00',
  '03:30',
  '12:00',
  '23:30',
];

describe('every zone of the world', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const dayMs = 86_400_000;

  it('MED-5 over its next changes of the clocks no dose is lost or doubled, and their order is kept', () => {
    let changes = 0;
    for (const zone of zones) {
      for (const transition of nextTransitions(zone, 3)) {
        changes += 1;
        const from = new Date(transition.getTime() - 2 * dayMs);
        const to = new Date(transition.getTime() + 2 * dayMs);
        const moments = doseMoments({ ...daily, times: manyTimes }, zone, from, to);
        const found = keys(moments);
        expect(new Set(found).size, zone).toBe(found.length);
        expect(found, zone).toEqual([...found].sort());
        const times = moments.map(({ dueAt }) => dueAt.getTime());
        expect(times, zone).toEqual([...times].sort((one, other) => one - other));
        expect(found.length, zone).toBeGreaterThanOrEqual(manyTimes.length * 3);
        for (const day of new Set(moments.slice(manyTimes.length, -manyTimes.length).map((each) => each.day)))
          expect(moments.filter((each) => each.day === day).length, `${zone} ${day}`).toBe(manyTimes.length);
      }
    }
    expect(zones.length).toBeGreaterThan(400);
    expect(changes).toBeGreaterThan(300);
  });

  it('MED-5 made in pieces of any length they are the same as made at once', () => {
    for (const zone of zones) {
      const [transition] = nextTransitions(zone, 1);
      if (!transition) continue;
      const [from, to] = [transition.getTime() - 2 * dayMs, transition.getTime() + 2 * dayMs];
      const schedule = { ...daily, times: ['02:30', '01:30', '23:59', '00:00'] };
      const pieces: string[] = [];
      for (let at = from, step = 1; at < to; step += 1) {
        const end = Math.min(to, at + ((step * 7_919) % 600) * 60_000 + 1);
        pieces.push(...keys(doseMoments(schedule, zone, new Date(at), new Date(end))));
        at = end;
      }
      expect(pieces, zone).toEqual(keys(doseMoments(schedule, zone, new Date(from), new Date(to))));
    }
  });
});
