import { expect, it } from 'vitest';
import { tilesFor, tileUrl } from './web-mercator';

const chicago = { latitude: 41.8781, longitude: -87.6298 };

it('EMER-6 one zoom fits: tiles are near their own size, and cover the drawing', () => {
  const tiles = tilesFor({ ...chicago, scale: 126 / 100, size: 320 });
  const [first] = tiles;
  expect(first?.zoom).toBe(17);
  expect(first?.side).toBeGreaterThan(180);
  expect(first?.side).toBeLessThan(363);
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
  expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ left, side }) => left + side))).toBeGreaterThanOrEqual(320);
  expect(Math.max(...tiles.map(({ top, side }) => top + side))).toBeGreaterThanOrEqual(320);
  expect(tiles.length).toBeLessThanOrEqual(9);
});

it('EMER-6 the one in need stands where the map has them', () => {
  const tiles = tilesFor({ ...chicago, scale: 126 / 100, size: 320 });
  const here = tiles.find(
    ({ left, top, side }) => left <= 160 && left + side > 160 && top <= 160 && top + side > 160,
  );
  // By the formulas of the slippy map: n = 2^17, x = n (λ + 180) / 360, y = n (1 − ln(tan φ + sec φ) / π) / 2.
  expect(here).toMatchObject({ zoom: 17, x: 33630, y: 48715 });
  expect(tiles.map((tile) => tileUrl('https://tiles.example/{z}/{x}/{y}.png', tile))).toContain(
    'https://tiles.example/17/33630/48715.png',
  );
});

it('EMER-6 west of the date line the east goes on, and no map is drawn where there is none', () => {
  const tiles = tilesFor({ latitude: 0, longitude: -179.9999, scale: 1, size: 320 });
  const columns = new Set(tiles.map(({ x }) => x));
  expect(columns).toContain(0);
  expect(columns).toContain(2 ** (tiles[0]?.zoom ?? 0) - 1);
  expect(tilesFor({ latitude: 89, longitude: 0, scale: 1, size: 320 })).toEqual([]);
  expect(tilesFor({ ...chicago, scale: 126 / 1_000_000, size: 320 })).toEqual([]);
});
