import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AlertLocation } from '@carecircle/contracts';
import { watchPlace } from './watch-place';

let say: (latitude: number, accuracy?: number) => void;
let permission: PermissionState;
const clearWatch = vi.fn();
const told: AlertLocation[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  permission = 'granted';
  told.length = 0;
  clearWatch.mockReset();
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state: permission }) },
    geolocation: {
      watchPosition: (found: (position: { coords: object }) => void) => {
        say = (latitude, accuracy = 10) => found({ coords: { latitude, longitude: 0, accuracy } });
        return 7;
      },
      clearWatch,
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = async () => {
  const stop = watchPlace((place) => told.push(place));
  await vi.advanceTimersByTimeAsync(0);
  return stop;
};

it('EMER-6 tells a new place every ten seconds at most, the last one of those between', async () => {
  const stop = await watch();
  say(1);
  say(1.001);
  say(1.002);
  expect(told.map(({ latitude }) => latitude)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.map(({ latitude }) => latitude)).toEqual([1, 1.002]);
  stop();
});

it('EMER-6 standing still tells nothing, a much surer place does', async () => {
  const stop = await watch();
  say(1, 100);
  await vi.advanceTimersByTimeAsync(60_000);
  say(1.00001, 90);
  say(1.00001, 10);
  expect(told.map(({ accuracyMetres }) => accuracyMetres)).toEqual([100, 10]);
  stop();
});

it('EMER-6 nothing is sent after the end, not even what waited', async () => {
  const stop = await watch();
  say(1);
  say(1.001);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(1);
  expect(clearWatch).toHaveBeenCalledWith(7);
});

it('EMER-6 where the browser may not tell the place, nobody is asked and nothing is watched', async () => {
  permission = 'denied';
  const stop = await watch();
  stop();
  expect([told, clearWatch.mock.calls]).toEqual([[], []]);
});
