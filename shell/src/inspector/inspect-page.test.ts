import { defaultPreferences, type Boot, type DomainEvent, type ReleaseChoice } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteShown } from '../remotes/health-report';
import { exchangeRelease, fillRegistry } from '../remotes/registry';
import { inspectPage } from './inspect-page';

const release = (version: string) =>
  ({
    manifest: {
      ...{
        name: 'mfe-garden',
        version,
        contractRange: '^0.1.0',
        entry: 'container.js',
        shared: { react: '^19.0.0' },
      },
      ...{
        routes: [],
        slots: [],
        navigation: [],
        quickActions: [],
        files: [],
        chunks: {},
        borrowed: {},
        words: {},
      },
    },
    baseUrl: `/releases/mfe-garden/${version}/`,
  }) as unknown as ReleaseChoice['current'];
const choice = (version: string): ReleaseChoice => ({
  remote: 'mfe-garden',
  current: release(version),
  previous: null,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => Response.json({ publishes: [], consumes: ['preferences.changed'] }));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('MFE-9 says which releases the page runs, to the inspector and to the tools of Module Federation', async () => {
  fillRegistry({ releases: [choice('1.0.0')], contractsVersion: '0.1.0' } as Boot, []);
  inspectPage([{ remote: 'mfe-garden', from: '1.0.0', isThere: true }]);
  expect(bus.state('page.releases').get()).toMatchObject([
    { remote: 'mfe-garden', version: '1.0.0', isOverride: true, loadMs: null, events: [] },
  ]);

  noteShown(release('1.0.0'), 412.4);
  await bus.checksCome();
  bus.publish(event);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(bus.state('page.releases').get()).toMatchObject([
    { loadMs: 412, events: [{ type: 'preferences.changed' }], shared: [{ name: 'react', range: '^19.0.0' }] },
  ]);

  exchangeRelease(choice('1.1.0'));
  expect(bus.state('page.releases').get()).toMatchObject([{ version: '1.1.0', loadMs: null }]);
  const { moduleInfo, __SHARE__: shares } = (globalThis as unknown as { __FEDERATION__: Federation })
    .__FEDERATION__;
  expect(Object.keys(moduleInfo)).toEqual(['shell', 'mfe-garden:1.1.0']);
  expect(moduleInfo['shell']?.remotesInfo).toEqual({ 'mfe-garden': { matchedVersion: '1.1.0' } });
  expect(Object.keys(shares['shell']?.default ?? {})).toContain('react');
});

interface Federation {
  moduleInfo: Record<string, { remotesInfo: object }>;
  __SHARE__: Record<string, { default: object }>;
}

const event = {
  ...{ id: '22222222-2222-4222-8222-222222222222', scope: 'person', sequence: 1, version: 1, actorId: null },
  ...{ scopeId: '11111111-1111-4111-8111-111111111111', occurredAt: '2026-11-21T10:00:00.000Z' },
  ...{ type: 'preferences.changed', payload: { preferences: defaultPreferences } },
} as DomainEvent;
