import { expect, it } from 'vitest';
import { byBand, byWeek, shareOf } from './count-doses';

const counts = (taken: number, missed: number, more = {}) => ({
  taken,
  missed,
  late: 0,
  skipped: 0,
  ...more,
});

it('MED-4 late doses were given, skipped ones were not', () => {
  expect(shareOf(counts(1, 1, { late: 1, skipped: 1 }))).toEqual({ given: 2, total: 4 });
  expect(shareOf(null)).toEqual({ given: 0, total: 0 });
});

it('MED-4 weeks end with the last day, and one without doses has no figure', () => {
  const days = Array.from({ length: 15 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    counts: index < 8 ? counts(1, index === 7 ? 1 : 0) : null,
  }));
  expect(byWeek(days)).toEqual([
    { at: '2026-11-01', value: 100 },
    { at: '2026-11-08', value: 87.5 },
    { at: '2026-11-15', value: null },
  ]);
});

it('MED-4 missed and skipped doses are told by time of day', () => {
  const hours = [
    { hour: 5, counts: counts(0, 1) },
    { hour: 6, counts: counts(4, 2, { skipped: 1 }) },
    { hour: 23, counts: counts(1, 0, { skipped: 1 }) },
  ];
  expect(byBand(hours)).toEqual({ night: 1, morning: 3, afternoon: 0, evening: 1 });
});
