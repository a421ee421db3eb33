import { expect, it } from 'vitest';
import { daysLeft } from './days-left';

it.each([
  ['2026-11-23T06:00:00Z', 1],
  ['2026-11-23T15:00:00Z', 1],
  ['2026-11-23T15:00:01Z', 2],
  ['2026-11-22T15:00:00Z', 0],
])('GAME-3 days left are rounded up: until %s', (expiresAt, days) => {
  expect(daysLeft(expiresAt, Date.parse('2026-11-22T15:00:00Z'))).toBe(days);
});
