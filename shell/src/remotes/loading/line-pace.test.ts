import { afterAll, expect, it, vi } from 'vitest';

/** A file of `bytes` that was asked for at `startMs`. */
function file(startMs: number, waitMs: number, loadMs: number, bytes: number, name = '/assets/kit.js') {
  return {
    ...{ name, requestStart: startMs, responseStart: startMs + waitMs, workerStart: 0 },
    ...{ responseEnd: startMs + waitMs + loadMs, transferSize: bytes },
  };
}

async function openPace() {
  vi.resetModules();
  return import('./line-pace');
}
// No other file goes by the lines of these pages.
afterAll(() => void vi.resetModules());

it('MFE-8 a usual line, and one of which nothing is known, gives a part the usual time', async () => {
  const { note, lineStretch } = await openPace();
  expect(lineStretch()).toBe(1);
  note([file(0, 40, 60, 90_000), file(50, 700, 2, 300)]);
  expect(lineStretch()).toBe(1);
});

it('MFE-8 a slow line gives it several times as long, by its round trips and its rate', async () => {
  const { note, lineStretch } = await openPace();
  note([file(0, 310, 1_900, 110_000), file(0, 340, 300, 6_000)]);
  expect(lineStretch()).toBeCloseTo((4 * 310 + 120_000 / (110_000 / 1_900)) / 800);
  note([...Array.from({ length: 20 }, () => file(0, 900, 30_000, 5_000))]);
  expect(lineStretch()).toBe(8);
});

it('MFE-8 goes by the latest files, and not by those from the device', async () => {
  const { note, lineStretch } = await openPace();
  note([file(0, 10, 20, 90_000)]);
  const slow = Array.from({ length: 20 }, (_, index) => file(index * 100, 600, 300, 9_000));
  note(slow);
  expect(lineStretch()).toBeGreaterThan(5);
  note([file(9_000, 1, 1, 0), { ...file(9_000, 1, 1, 9_000), workerStart: 9_000 }]);
  expect(lineStretch()).toBeGreaterThan(5);
});

it('MFE-8 knows when a remote last gave a sign of life', async () => {
  const { note, lastArrivalMs } = await openPace();
  note([
    file(100, 10, 20, 900, 'http://care/releases/mfe-pets/1.0.0/pets.js'),
    file(500, 10, 20, 900, 'http://care/releases/mfe-pets-too/1.0.0/pets.js'),
  ]);
  expect(lastArrivalMs('mfe-pets')).toBe(130);
  expect(lastArrivalMs('mfe-care')).toBe(-Infinity);
});
