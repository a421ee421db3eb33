import { expect, it } from 'vitest';
import { bearingBetween, compassPointOf, metresBetween, ringsFor } from './geometry';

const chicago = { latitude: 41.8781, longitude: -87.6298 };

it.each([
  [{ latitude: 42.8781, longitude: -87.6298 }, 111_195, 'n'],
  [{ latitude: 41.8781, longitude: -87.6178 }, 994, 'e'],
  [{ latitude: 41.8681, longitude: -87.6432 }, 1_570, 'sw'],
  [{ latitude: 41.8781, longitude: -87.6299 }, 8, 'w'],
] as const)('EMER-6 distance and direction to %o', (to, metres, point) => {
  expect(Math.abs(metresBetween(chicago, to) - metres)).toBeLessThan(metres * 0.01 + 1);
  expect(compassPointOf(bearingBetween(chicago, to))).toBe(point);
});

it('EMER-6 across the date line it is near', () => {
  const [west, east] = [
    { latitude: 0, longitude: 179.999 },
    { latitude: 0, longitude: -179.999 },
  ];
  expect(metresBetween(west, east)).toBeLessThan(230);
  expect(compassPointOf(bearingBetween(west, east))).toBe('e');
});

it.each([
  [0, [5]],
  [90, [50, 100]],
  [1_570, [500, 1_000, 1_500, 2_000]],
])('EMER-6 rings for %d m are round numbers', (metres, rings) => {
  expect(ringsFor(metres)).toEqual(rings);
});
