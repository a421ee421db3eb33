import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bus } from '@carecircle/event-bus';
import { nextTry } from './next-try';

beforeEach(() => {
  vi.useFakeTimers();
  bus.state('connection.status').set('offline');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Whether a wait is over, after some time. */
function wait(attempts: number | null) {
  let isOver = false;
  void nextTry(attempts).then(() => (isOver = true));
  return async (passMs = 0) => {
    await vi.advanceTimersByTimeAsync(passMs);
    return isOver;
  };
}

it('MFE-8 the pause before another try grows, and has an end', async () => {
  expect(await wait(0)(1_000)).toBe(true);
  const late = wait(20);
  expect(await late(29_000)).toBe(false);
  expect(await late(31_000)).toBe(true);
});

it.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the person comes back to the window', () => dispatchEvent(new Event('focus'))],
  ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the live connection is back', () => bus.state('connection.status').set('live')],
])('MFE-8 another try comes at once when %s', async (_, happens) => {
  const isOver = wait(null);
  expect(await isOver(120_000)).toBe(false);
  happens();
  expect(await isOver()).toBe(true);
});

it('MFE-8 a page that nobody looks at waits until somebody does', async () => {
  const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const isOver = wait(0);
  expect(await isOver(120_000)).toBe(false);
  shown.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await isOver()).toBe(true);
});
