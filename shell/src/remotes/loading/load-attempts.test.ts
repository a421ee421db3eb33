import type { RemoteManifest, ReleaseChoice, ServedRelease } from '@carecircle/contracts';
import type { RemoteModule } from '@carecircle/remote-kit';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { tryInTurn, PartFailed, type LoadAttempts } from './load-attempts';
import { note } from './line-pace';
import { RemoteSource, type LoadStep } from '../remote-source';

const release = (version: string, contractRange = '^0.1.0'): ServedRelease => ({
  manifest: {
    ...{ name: 'mfe-pets', version, contractRange, shared: {}, chunks: {}, borrowed: {}, files: [] },
  } as unknown as RemoteManifest,
  baseUrl: `/releases/mfe-pets/${version}/`,
});
const choice = (previous: ServedRelease | null = release('1.0.0')): ReleaseChoice => ({
  remote: 'mfe-pets',
  current: release('1.1.0'),
  previous,
});
// No other file goes by the line of this page.
afterAll(() => void vi.resetModules());

const offer = { contractsVersion: '0.1.0', shared: {} };
const module = { name: 'mfe-pets' } as RemoteModule;
const sourceOf = (chosen: ReleaseChoice, open = () => Promise.resolve(module)) =>
  new RemoteSource(chosen, offer, open);
const versionOf = (step: LoadStep) => `${step.release.manifest.version}${step.isFresh ? ' fresh' : ''}`;

async function tryAll(
  steps: readonly LoadStep[],
  attempt: (step: LoadStep) => Promise<void>,
  rest: Partial<LoadAttempts> = {},
) {
  const tried: string[] = [];
  const reason = await tryInTurn({
    steps,
    attempt: (step) => {
      tried.push(versionOf(step));
      return attempt(step);
    },
    onFailure: () => undefined,
    isLeft: () => false,
    ...rest,
  });
  return { tried, reason };
}

describe('MFE-8 the ladder of a failing area', () => {
  it('MFE-8 tries the chosen version, the same past all caches, then the last good one, then gives the card', async () => {
    const refuse = () => Promise.reject(new Error('404'));
    const { tried, reason } = await tryAll(sourceOf(choice()).steps('route:bills'), refuse);
    expect(tried).toEqual(['1.1.0', '1.1.0 fresh', '1.0.0']);
    expect(reason).toBe('load');
  });

  it('MFE-8 stops at the first that shows', async () => {
    const second = (step: LoadStep) =>
      step.isFresh ? Promise.resolve() : Promise.reject(new Error('corrupt'));
    const { tried, reason } = await tryAll(sourceOf(choice()).steps('route:bills'), second);
    expect(tried).toEqual(['1.1.0', '1.1.0 fresh']);
    expect(reason).toBeNull();
  });

  it('MFE-8 says that a part crashed when it crashed', async () => {
    const crash = () => Promise.reject(new PartFailed('render', { cause: new Error('bug') }));
    expect((await tryAll(sourceOf(choice(null)).steps('route:bills'), crash)).reason).toBe('crash');
    expect((await tryAll(sourceOf(choice()).steps('route:bills'), crash)).tried).toEqual(['1.1.0', '1.0.0']);
  });

  it('MFE-8 gives a hanging version most of the time, the last good one the rest, and the card within three seconds', async () => {
    vi.useFakeTimers();
    const outcome = tryAll(sourceOf(choice()).steps('route:bills'), () => new Promise(() => undefined), {
      nowMs: Date.now,
    });
    await vi.advanceTimersByTimeAsync(2_499);
    let isOver = false;
    void outcome.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ tried: ['1.1.0', '1.0.0'], reason: 'time' });
    vi.useRealTimers();
  });

  it('MFE-8 gives the only version all the time there is', async () => {
    vi.useFakeTimers();
    const outcome = tryAll(sourceOf(choice(null)).steps('route:bills'), () => new Promise(() => undefined), {
      nowMs: Date.now,
    });
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await outcome).toEqual({ tried: ['1.1.0'], reason: 'time' });
    vi.useRealTimers();
  });

  it('MFE-8 waits on as long as files of the remote arrive', async () => {
    vi.useFakeTimers({ now: 0 });
    const outcome = tryAll(sourceOf(choice(null)).steps('route:bills'), () => new Promise(() => undefined), {
      nowMs: Date.now,
    });
    let isOver = false;
    void outcome.then(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(2_000);
    note([
      {
        ...{ name: '/releases/mfe-pets/1.1.0/bills.js', requestStart: 0, responseStart: 1 },
        ...{ responseEnd: 2_000, transferSize: 900, workerStart: 0 },
      },
    ]);
    await vi.advanceTimersByTimeAsync(2_400);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await outcome).toEqual({ tried: ['1.1.0'], reason: 'time' });
    vi.useRealTimers();
  });

  it('MFE-8 tells nothing of an area that was left meanwhile', async () => {
    const onFailure = vi.fn();
    const refuse = () => Promise.reject(new Error('404'));
    const { tried, reason } = await tryAll(sourceOf(choice()).steps('route:bills'), refuse, {
      isLeft: () => true,
      onFailure,
    });
    expect([tried, reason]).toEqual([['1.1.0'], null]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('MFE-2 REL-5 never tries a version that does not fit, and says so when none does', async () => {
    const unfit = { ...choice(), current: release('1.1.0', '^0.9.0') };
    expect(sourceOf(unfit).steps('route:bills').map(versionOf)).toEqual(['1.0.0']);
    expect(sourceOf(unfit).refusal).toMatch(/0\.9\.0/);
    const none = sourceOf({ ...unfit, previous: release('1.0.0', '^0.9.0') });
    expect(await tryAll(none.steps('route:bills'), () => Promise.resolve())).toEqual({
      tried: [],
      reason: 'gate',
    });
  });
});

describe('MFE-8 where a remote comes from', () => {
  it('MFE-8 opens a release once for all its parts', async () => {
    const open = vi.fn(() => Promise.resolve(module));
    const source = sourceOf(choice(), open);
    const [step] = source.steps('route:bills');
    if (step) await Promise.all([source.open(step), source.open(step)]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('MFE-8 asks again after a failure, so that Retry works without a reload', async () => {
    const open = vi.fn<() => Promise<RemoteModule>>().mockRejectedValueOnce(new Error('offline'));
    open.mockResolvedValue(module);
    const source = sourceOf(choice(), open);
    const [step] = source.steps('route:bills');
    if (!step) throw new Error('no step');
    await expect(source.open(step)).rejects.toThrow('offline');
    expect(await source.open(step)).toBe(module);
  });

  it('MFE-8 keeps to the address that worked', async () => {
    const source = sourceOf(choice());
    const fresh = source.steps('route:bills')[1];
    if (!fresh) throw new Error('no step');
    await source.open(fresh);
    expect(fresh.release.baseUrl).toMatch(/^\/releases\/mfe-pets\/1\.1\.0\/again-[a-z0-9]+\/$/);
    expect(source.steps('route:bills')[0]?.release.baseUrl).toBe(fresh.release.baseUrl);
  });

  it('MFE-8 leaves an address that hangs for a fresh one until its part has come after all', async () => {
    let come = () => undefined as void;
    const coming = new Promise<void>((resolve) => (come = resolve));
    const slow = { ...module, preload: () => coming } as RemoteModule;
    const source = sourceOf(choice(), () => Promise.resolve(slow));
    const [known] = source.steps('route:bills');
    if (!known) throw new Error('no step');
    const loading = source.load(known, 'route:bills');
    source.giveUp(known, 'route:bills');
    expect(source.steps('route:bills').map(versionOf)).toEqual(['1.1.0 fresh', '1.0.0']);
    expect(source.steps('slot:due').map(versionOf)).toEqual(['1.1.0', '1.1.0 fresh', '1.0.0']);
    come();
    await loading;
    expect(source.steps('route:bills')[0]).toEqual(known);
  });
});
