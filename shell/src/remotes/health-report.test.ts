import type { ServedRelease } from '@carecircle/contracts';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type * as HealthReport from './health-report';

let beacon: ReturnType<typeof vi.fn<(url: string, body: Blob) => boolean>>;
let report: typeof HealthReport;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  beacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  const { userAgent } = navigator;
  vi.stubGlobal('navigator', { userAgent, onLine: true, sendBeacon: beacon });
  vi.resetModules();
  report = await import('./health-report');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

// No other file goes on with the visit of the last page.
afterAll(() => void vi.resetModules());

const release = (version: string, baseUrl = `/releases/mfe-pets/${version}/`) =>
  ({ manifest: { name: 'mfe-pets', version }, baseUrl }) as ServedRelease;
const sent = async () =>
  Promise.all(
    beacon.mock.calls.map(
      async ([, body]) => (JSON.parse(await body.text()) as { signals: object[] }).signals,
    ),
  );

it('REL-4 tells in one batch how long a release took, once for a visit, and nothing about who', async () => {
  report.noteShown(release('1.0.0'), 412.4);
  report.noteShown(release('1.0.0'), 90);
  report.noteShown(release('1.1.0'), 100);
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(await sent()).toEqual([
    [
      { remote: 'mfe-pets', version: '1.0.0', kind: 'load', ms: 412 },
      { remote: 'mfe-pets', version: '1.1.0', kind: 'load', ms: 100 },
    ],
  ]);
});

it('REL-4 tells of a crash soon, and of a failed visit once', async () => {
  report.noteFailure(release('1.0.0'), 'render');
  report.noteFailure(release('1.0.0'), 'mount');
  vi.advanceTimersByTime(1_000);
  const kinds = (await sent()).flat().map((signal) => (signal as { kind: string }).kind);
  expect(kinds).toEqual(['crash', 'failed', 'crash']);
});

it('REL-4 tells of refusals by the gate, which nobody sees', async () => {
  report.noteFailure(release('1.0.0'), 'gate');
  vi.advanceTimersByTime(1_000);
  expect((await sent()).flat()).toMatchObject([{ kind: 'refusal' }, { kind: 'failed' }]);
});

it('REL-4 blames no release for a phone without a line, and tells nothing of dev servers', () => {
  report.noteFailure(release('1.0.0', 'http://localhost:5173/'), 'render');
  vi.stubGlobal('navigator', { onLine: false, sendBeacon: beacon });
  report.noteFailure(release('1.0.0'), 'load');
  vi.advanceTimersByTime(20_000);
  expect(beacon).not.toHaveBeenCalled();
});

it('REL-4 takes an error in a timer from the files in its stack', async () => {
  report.startHealthReports({ find: (_remote, version) => release(version), shown: () => undefined });
  const error = new Error('later');
  error.stack = 'Error: later\n at https://care.example/releases/mfe-pets/2.0.0/assets/pets.js:1:2';
  window.dispatchEvent(Object.assign(new Event('error'), { error, filename: '' }));
  vi.advanceTimersByTime(1_000);
  expect((await sent()).flat()).toEqual([
    { remote: 'mfe-pets', version: '2.0.0', kind: 'error' },
    { remote: 'mfe-pets', version: '2.0.0', kind: 'failed' },
  ]);
});

it('REL-4 has an end, whatever a page does', async () => {
  for (let count = 0; count < 1_000; count += 1) report.noteFailure(release('1.0.0'), 'render');
  vi.advanceTimersByTime(60_000);
  const all = await sent();
  expect(all.flat().length).toBeLessThanOrEqual(300);
  expect(Math.max(...all.map((signals) => signals.length))).toBeLessThanOrEqual(50);
});
