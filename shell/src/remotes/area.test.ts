import { act } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { RemoteManifest } from '@carecircle/contracts';
import type { MountProps, PartLifecycles, RemoteModule } from '@carecircle/remote-kit';
import { loadFirstMessages } from '../words';
import { Area } from './area';
import { AreaFace } from './area-face';
import { RemoteSource } from './remote-source';

const manifest = {
  name: 'mfe-pets',
  version: '1.0.0',
  contractRange: '^0.1.0',
  shared: {},
  chunks: {},
  borrowed: {},
  files: [],
} as unknown as RemoteManifest;
const choice = { remote: 'mfe-pets', current: { manifest, baseUrl: '/pets/' }, previous: null };
const nothing = () => Promise.resolve();

/** A place for a part whose putting up takes until `fill` or `settle` is called. */
function openArea(show?: PartLifecycles['show'], open?: () => Promise<void>) {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let settle = () => undefined as void;
  let host: HTMLElement | undefined;
  const lifecycles: PartLifecycles = {
    bootstrap: nothing,
    mount: ({ domElement }: MountProps) => {
      host = domElement;
      return new Promise<void>((resolve) => (settle = resolve));
    },
    unmount: nothing,
    update: nothing,
    show,
  };
  const module = {
    name: 'mfe-pets',
    slotItem: () => lifecycles,
    preload: nothing,
  } as unknown as RemoteModule;
  const source = new RemoteSource(choice, { contractsVersion: '0.1.0', shared: {} }, async () => {
    await open?.();
    return module;
  });
  const element = document.body.appendChild(document.createElement('div'));
  const face = new AreaFace({ element, kind: 'item', skeleton: 'tile', areaName: () => 'Pets' });
  const area = new Area({
    element,
    source: () => source,
    part: 'slot:pets',
    kind: 'item',
    itemProps: {},
    face,
  });
  const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));
  return {
    area,
    pass,
    shows: () => element.textContent ?? '',
    fill: () => host?.append('Two cats'),
    settle: () => settle(),
  };
}

beforeAll(() => loadFirstMessages('en'));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('MFE-8 a part that a slow phone puts up late takes the place of its card by itself', async () => {
  const { area, pass, shows, fill, settle } = openArea();
  await act(async () => area.start());
  await pass(2_600);
  expect(shows()).toContain('It took too long to load.');
  fill();
  settle();
  await pass(0);
  expect(shows()).toBe('Two cats');
});

it('MFE-8 a part of which something shows is there, however long the rest of it takes', async () => {
  const { area, pass, shows, fill } = openArea();
  await act(async () => area.start());
  await pass(100);
  fill();
  await pass(5_000);
  expect(shows()).toBe('Two cats');
});

it('MFE-8 a part that was left while it came leaves nothing behind', async () => {
  const { area, pass, shows, fill, settle } = openArea();
  await act(async () => area.start());
  await pass(100);
  void area.stop();
  fill();
  settle();
  await pass(1_000);
  expect(shows()).toBe('');
});

it('MFE-8 a part whose files fail at first comes by itself once they are there, behind its card until then', async () => {
  let isHealthy = false;
  const { area, pass, shows, fill } = openArea(undefined, () =>
    isHealthy ? Promise.resolve() : Promise.reject(new Error('503')),
  );
  await act(async () => area.start());
  await pass(0);
  expect(shows()).toContain('It did not load.');
  isHealthy = true;
  await pass(1_000);
  expect(shows()).toContain('It did not load.');
  fill();
  await pass(0);
  expect(shows()).toBe('Two cats');
});

it('MFE-8 a part that was left is asked for no more', async () => {
  const open = vi.fn(() => Promise.reject(new Error('503')));
  const { area, pass } = openArea(undefined, open);
  await act(async () => area.start());
  await pass(0);
  void area.stop();
  const tries = open.mock.calls.length;
  await pass(120_000);
  expect(open).toHaveBeenCalledTimes(tries);
});

it('MFE-2 only a part that is there and knows how can be put to rest', async () => {
  const show = vi.fn();
  const { area, pass, fill } = openArea(show);
  await act(async () => area.start());
  await pass(100);
  expect(area.rest()).toBe(false);
  fill();
  await pass(0);
  expect(area.rest()).toBe(true);
  area.wake();
  expect(show.mock.calls.map(([, isShown]) => isShown)).toEqual([false, true]);

  const { area: older, pass: passOlder, fill: fillOlder } = openArea();
  await act(async () => older.start());
  await passOlder(100);
  fillOlder();
  await passOlder(0);
  expect(older.rest()).toBe(false);
});
