import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RemoteManifest } from '@carecircle/contracts';
import type { RemoteModule } from '@carecircle/remote-kit';
import { stopWork, wakeRemote } from './background-work';
import { RemoteSource } from './remote-source';

const manifest = {
  ...{ name: 'mfe-pets', version: '1.0.0', contractRange: '^0.1.0', shared: {}, chunks: {}, borrowed: {} },
  ...{ files: [], background: true },
} as unknown as RemoteManifest;
const choice = { remote: 'mfe-pets', current: { manifest, baseUrl: '/pets/' }, previous: null };
const sourceOf = (open: () => Promise<RemoteModule>) =>
  new RemoteSource(choice, { contractsVersion: '0.1.0', shared: {} }, open);

/** A remote whose background work fails as often as told, and then runs. */
function pets(failures: number) {
  const runs = { started: 0, running: 0 };
  const start: RemoteModule['start'] = async (onFailure) => {
    runs.started += 1;
    if (runs.started <= failures) {
      onFailure({ remote: 'mfe-pets', part: 'background', stage: 'background', error: new Error('no file') });
      return () => undefined;
    }
    runs.running += 1;
    return () => (runs.running -= 1);
  };
  return { runs, module: { name: 'mfe-pets', start } as unknown as RemoteModule };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  stopWork('mfe-pets');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('EMER-2 background work whose files fail at first runs as soon as they come, once', async () => {
  const { runs, module } = pets(0);
  let isHealthy = false;
  await wakeRemote(sourceOf(() => (isHealthy ? Promise.resolve(module) : Promise.reject(new Error('503')))));
  expect(runs.running).toBe(0);
  isHealthy = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs.running).toBe(1);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(runs).toEqual({ started: 1, running: 1 });
});

it('EMER-2 background work that fails while it starts is tried again', async () => {
  const { runs, module } = pets(3);
  await wakeRemote(sourceOf(() => Promise.resolve(module)));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs.running).toBe(1);
});

it('MFE-8 background work that hangs is given up, and never runs twice when it comes after all', async () => {
  const { runs, module } = pets(0);
  let goOn = () => undefined as void;
  const late = new Promise<RemoteModule>((resolve) => (goOn = () => resolve(module)));
  const answers = [late, Promise.resolve(module)];
  const waking = wakeRemote(sourceOf(() => answers.shift() ?? Promise.resolve(module)));
  await vi.advanceTimersByTimeAsync(60_000);
  await waking;
  goOn();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs.running).toBe(1);
});

it('REL-3 a release that is served no more is tried no more', async () => {
  const { runs, module } = pets(0);
  let isHealthy = false;
  await wakeRemote(sourceOf(() => (isHealthy ? Promise.resolve(module) : Promise.reject(new Error('503')))));
  stopWork('mfe-pets');
  isHealthy = true;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(runs.started).toBe(0);
});
