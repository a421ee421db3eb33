import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RemoteManifest, ServedRelease } from '@carecircle/contracts';
import type { MountProps, PartLifecycles, RemoteModule } from '@carecircle/remote-kit';
import { loadFirstMessages } from '../words';
import { RemoteMount } from './remote-mount';
import { RemoteFallback, type MountKind } from './remote-fallback';
import { RemoteSource } from './remote-source';

const released = (version: string, shared: Record<string, string> = {}): ServedRelease => ({
  manifest: {
    ...{ name: 'mfe-pets', version, contractRange: '^0.1.0', shared, chunks: {}, borrowed: {}, files: [] },
  } as unknown as RemoteManifest,
  baseUrl: `/releases/mfe-pets/${version}/`,
});
const nothing = () => Promise.resolve();

let said: string[];
beforeAll(() => loadFirstMessages('en'));
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => said.push(text));
  return () => vi.useRealTimers();
});
afterEach(() => vi.restoreAllMocks());

interface Setting {
  current?: ServedRelease;
  previous?: ServedRelease | null;
  kind?: MountKind;
}

/** A place whose 1.1.0 puts itself up with nothing in it; 1.0.0 shows its number. */
async function openMount({
  current = released('1.1.0'),
  previous = released('1.0.0'),
  kind = 'page',
}: Setting) {
  const hosts: HTMLElement[] = [];
  const moduleOf = ({ manifest: { version } }: ServedRelease) => {
    const lifecycles: PartLifecycles = {
      bootstrap: nothing,
      mount: async ({ domElement }: MountProps) => {
        hosts.push(domElement);
        if (version === '1.0.0') domElement.append(`Pets ${version}`);
      },
      unmount: nothing,
    };
    const parts = { page: () => lifecycles, slotItem: () => lifecycles, preload: nothing };
    return { name: 'mfe-pets', ...parts } as unknown as RemoteModule;
  };
  const offer = { contractsVersion: '0.1.0', shared: { react: '19.3.1' } };
  const choice = { remote: 'mfe-pets', current, previous };
  const source = new RemoteSource(choice, offer, async (release) => moduleOf(release));
  const element = document.body.appendChild(document.createElement('div'));
  const fallback = new RemoteFallback({ element, kind, skeleton: 'tile', areaName: () => 'Pets' });
  const part = kind === 'page' ? 'route:pets' : 'slot:pets';
  const mount = new RemoteMount({ element, source: () => source, part, kind, itemProps: {}, fallback });
  await act(async () => mount.start());
  return {
    pass: (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs)),
    shows: () => element.textContent ?? '',
    fill: () => hosts.at(-1)?.append('Two cats'),
  };
}

it('MFE-8 REL-4 a screen that is put up with nothing in it gives way to the last good version, and is told of', async () => {
  const { pass, shows } = await openMount({});
  await pass(2_500);
  expect(shows()).toBe('Pets 1.0.0');
  expect(said).toEqual(['mfe-pets 1.1.0: route:pets failed (time)']);
});

it('MFE-8 it has its card where nothing stands in, and takes its place should something show after all', async () => {
  const { pass, shows, fill } = await openMount({ previous: null });
  await pass(3_000);
  expect(shows()).toContain('It took too long to load.');
  fill();
  await pass(0);
  expect(shows()).toBe('Two cats');
});

it('MFE-8 an item may have nothing to show', async () => {
  const { pass, shows } = await openMount({ kind: 'item' });
  await pass(10_000);
  expect([shows(), said]).toEqual(['', []]);
});

it('REL-4 a version that does not fit this page is told of although another one stands in', async () => {
  const { pass, shows } = await openMount({ current: released('1.1.0', { react: '^18.0.0' }) });
  await pass(100);
  expect(shows()).toBe('Pets 1.0.0');
  expect(said).toEqual(['mfe-pets 1.1.0: route:pets failed (gate)']);
});
