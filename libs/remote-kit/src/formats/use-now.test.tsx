import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { syncClock } from './server-clock';
import { useFormats } from './use-formats';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  syncClock(new Date().toISOString());
});

function Told({ at }: { at: string }) {
  return <p>{useFormats().relative(at)}</p>;
}

it('SHELL-4 keeps a relative time true while the screen stays open', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T15:30:00.000Z') });
  syncClock('2026-11-21T15:30:00.000Z');
  render(<Told at="2026-11-21T15:30:00.000Z" />);
  expect(screen.getByText('Just now')).toBeTruthy();
  act(() => vi.advanceTimersByTime(61_000));
  expect(screen.getByText('1m ago')).toBeTruthy();
  act(() => vi.advanceTimersByTime(3_600_000));
  expect(screen.getByText('1h ago')).toBeTruthy();
});

it('goes by the clock of the server when that of the device is wrong', () => {
  vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00.000Z') });
  syncClock('2026-11-21T15:30:00.000Z');
  render(<Told at="2026-11-21T15:00:00.000Z" />);
  expect(screen.getByText('30m ago')).toBeTruthy();
});

it('keeps one timer for the page, and none when nothing shows a time', () => {
  vi.useFakeTimers();
  const { unmount } = render(
    <>
      <Told at="2026-11-21T15:00:00.000Z" />
      <Told at="2026-11-21T15:00:00.000Z" />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
