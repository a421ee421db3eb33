import { afterEach, expect, it, vi } from 'vitest';
import { followClock, nowMs, syncClock } from './server-clock';

afterEach(() => vi.useRealTimers());

it('shows the server’s time on a device whose clock is wrong, also when it is set meanwhile', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T08:00:00Z') });
  syncClock('2026-11-21T10:00:00.000Z');
  expect(new Date(nowMs()).toISOString()).toBe('2026-11-21T10:00:00.000Z');
  vi.setSystemTime(Date.parse('2027-01-01T00:00:00Z'));
  followClock('Sat, 21 Nov 2026 10:01:00 GMT');
  expect(new Date(nowMs()).toISOString()).toBe('2026-11-21T10:01:00.000Z');
});

it('keeps its pace when an answer says nothing new about the time', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') });
  syncClock('2026-11-21T10:00:00.700Z');
  followClock('Sat, 21 Nov 2026 10:00:00 GMT');
  followClock(null);
  expect(new Date(nowMs()).toISOString()).toBe('2026-11-21T10:00:00.700Z');
});
