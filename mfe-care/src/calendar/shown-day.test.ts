import { expect, it } from 'vitest';
import { monthOf, shownDay } from './shown-day';

it.each([
  ['2026-12-24', '2026-12-24'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', '2026-11-22'],
  ['2026-13-01', '2026-11-22'],
  ['9999-01-01', '2026-11-22'],
  ['tomorrow', '2026-11-22'],
  [null, '2026-11-22'],
])('CAL-1 the address %s shows %s', (text, day) => {
  expect(shownDay(text, '2026-11-22')).toBe(day);
});

it.each([
  ['2026-11-22', '2026-11-01', '2026-11-30'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2028-02-01', '2028-02-01', '2028-02-29'],
])('CAL-1 the month of %s goes from %s to %s', (day, from, to) => {
  expect(monthOf(day)).toEqual({ from, to });
});
