import { act, fireEvent, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteManifest } from '@carecircle/contracts';
import type { MountProps, PartLifecycles, RemoteModule } from '@carecircle/remote-kit';
import { loadFirstMessages } from '../words';
import { RemoteMount } from './remote-mount';
import { RemoteFallback, type MountKind } from './remote-fallback';
import { note } from './loading/line-pace';
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

interface Setting {
  show?: PartLifecycles['show'];
  open?: () => Promise<void>;
  kind?: MountKind;
}

/** A place for a part whose putting up takes until `fill` or `settle` is called. */
function openMount({ show, open, kind = 'item' }: Setting = {}) {
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
    page: () => lifecycles,
    preload: nothing,
  } as unknown as RemoteModule;
  const asked: string[] = [];
  const source = new RemoteSource(choice, { contractsVersion: '0.1.0', shared: {} }, async ({ baseUrl }) => {
    asked.push(baseUrl);
    await open?.();
    return module;
  });
  const element = document.body.appendChild(document.createElement('div'));
  const fallback = new RemoteFallback({ element, kind, skeleton: 'tile', areaName: () => 'Pets' });
  const mount = new RemoteMount({
    element,
    source: () => source,
    part: kind === 'page' ? 'route:pets' : 'slot:pets',
    kind,
    itemProps: {},
    fallback,
  });
  const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs));
  return {
    mount,
    pass,
    asked,
    element,
    shows: () => element.textContent ?? '',
    fill: () => host?.append('Two cats'),
    settle: () => settle(),
  };
}

beforeAll(() => loadFirstMessages('en'));
// No other file goes by the line of this page.
afterAll(() => void vi.resetModules());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('MFE-8 a part that a slow phone puts up late takes the place of its card by itself', async () => {
  const { mount, pass, shows, fill, settle } = openMount();
  await act(async () => mount.start());
  await pass(2_600);
  expect(shows()).toContain('It took too long to load.');
  fill();
  settle();
  await pass(0);
  expect(shows()).toBe('Two cats');
});

it('MFE-8 a part of which something shows is there, however long the rest of it takes', async () => {
  const { mount, pass, shows, fill } = openMount();
  await act(async () => mount.start());
  await pass(100);
  fill();
  await pass(5_000);
  expect(shows()).toBe('Two cats');
});

it('MFE-8 a part that was left while it came leaves nothing behind', async () => {
  const { mount, pass, shows, fill, settle } = openMount();
  await act(async () => mount.start());
  await pass(100);
  void mount.stop();
  fill();
  settle();
  await pass(1_000);
  expect(shows()).toBe('');
});

it('MFE-8 a part whose files fail at first comes by itself once they are there, behind its card until then', async () => {
  let isHealthy = false;
  const { mount, pass, shows, fill } = openMount({
    open: () => (isHealthy ? Promise.resolve() : Promise.reject(new Error('503'))),
  });
  await act(async () => mount.start());
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
  const { mount, pass } = openMount({ open });
  await act(async () => mount.start());
  await pass(0);
  void mount.stop();
  const tries = open.mock.calls.length;
  await pass(120_000);
  expect(open).toHaveBeenCalledTimes(tries);
});

describe('on a slow line', () => {
  const file = (loadMs: number) => ({
    ...{ name: '/assets/kit.js', requestStart: 0, responseStart: 1, responseEnd: 1 + loadMs },
    ...{ transferSize: 30_000, workerStart: 0 },
  });
  const line = (loadMs: number) => note(Array.from({ length: 20 }, () => file(loadMs)));
  beforeEach(() => line(1_000));
  afterEach(() => line(1));

  it('MFE-8 a page that is on its way says so after three seconds, is no failure, and comes', async () => {
    const { mount, pass, element, shows, fill } = openMount({ kind: 'page' });
    await act(async () => mount.start());
    await pass(2_900);
    expect(shows()).toBe('Loading');
    await pass(200);
    const note = within(element).getByText('This takes longer than usual');
    expect(note.closest('[role="status"]')).toBeTruthy();
    expect(within(element).queryByRole('alert')).toBeNull();
    fill();
    await pass(0);
    expect(shows()).toBe('Two cats');
  });

  it('MFE-8 Retry asks for a slow page at another address too, and what comes first is shown', async () => {
    const answers: (() => void)[] = [];
    const open = () => new Promise<void>((resolve) => answers.push(resolve));
    const { mount, pass, element, asked, shows, fill } = openMount({ kind: 'page', open });
    await act(async () => mount.start());
    await pass(3_100);
    fireEvent.click(within(element).getByRole('button', { name: 'Retry' }));
    await pass(100);
    expect(asked).toEqual(['/pets/', expect.stringMatching(/^\/pets\/again-/)]);
    expect(shows()).toBe('Loading');
    answers[1]?.();
    await pass(0);
    fill();
    await pass(0);
    expect(shows()).toBe('Two cats');
    answers[0]?.();
    await pass(60_000);
    expect(shows()).toBe('Two cats');
  });

  it('MFE-8 a page of which nothing comes at all has its card in the end', async () => {
    const { mount, pass, element, shows } = openMount({
      kind: 'page',
      open: () => new Promise(() => undefined),
    });
    await act(async () => mount.start());
    await pass(10_000);
    expect(within(element).queryByRole('alert')).toBeNull();
    await pass(10_000);
    expect(shows()).toContain('It took too long to load.');
  });
});

it('MFE-2 only a part that is there and knows how can be deactivated', async () => {
  const show = vi.fn();
  const { mount, pass, fill } = openMount({ show });
  await act(async () => mount.start());
  await pass(100);
  expect(mount.deactivate()).toBe(false);
  fill();
  await pass(0);
  expect(mount.deactivate()).toBe(true);
  mount.activate();
  expect(show.mock.calls.map(([, isShown]) => isShown)).toEqual([false, true]);

  const { mount: older, pass: passOlder, fill: fillOlder } = openMount();
  await act(async () => older.start());
  await passOlder(100);
  fillOlder();
  await passOlder(0);
  expect(older.deactivate()).toBe(false);
});
