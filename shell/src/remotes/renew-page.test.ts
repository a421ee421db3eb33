import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import type { ReleaseChoice } from '@carecircle/contracts';
import { testManifest } from '../testing/test-manifest';
import type { RemoteSource } from './remote-source';
import { renewIfShellGone, renewIfStale } from './renew-page';

const choice = (version: string): ReleaseChoice => ({
  remote: 'mfe-finance',
  current: { manifest: testManifest({ name: 'mfe-finance', version }), baseUrl: `/releases/${version}/` },
  previous: null,
});
const page = { choice: choice('1.0.0') } as unknown as RemoteSource;
let reload: MockInstance<() => void>;
let served: () => Response;

beforeEach(() => {
  sessionStorage.clear();
  reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.resolve(served()));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('MFE-8 a page whose release is served no more is loaded anew, once', async () => {
  served = () => Response.json([choice('2.0.0')]);
  await renewIfStale(page);
  await renewIfStale(page);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('MFE-8 a page is not loaded anew while its own release is served, or nothing answers', async () => {
  served = () => Response.json([choice('1.0.0')]);
  await renewIfStale(page);
  served = () => new Response('', { status: 503 });
  await renewIfStale(page);
  expect(reload).not.toHaveBeenCalled();
});

it('MFE-8 a page is not loaded anew where it could not be marked, for it might never end', async () => {
  served = () => Response.json([choice('2.0.0')]);
  vi.stubGlobal('sessionStorage', undefined);
  await renewIfStale(page);
  expect(reload).not.toHaveBeenCalled();
});

it('MFE-8 a page whose shell is gone is loaded anew, once; one whose shell is there is not', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/index-abc.js"></script>';
  served = () => new Response(null, { status: 200 });
  await renewIfShellGone();
  expect(reload).not.toHaveBeenCalled();
  served = () => new Response(null, { status: 404 });
  await renewIfShellGone();
  await renewIfShellGone();
  expect(reload).toHaveBeenCalledTimes(1);
});
