import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryableLazy } from './retryable-lazy';

class Failures extends Component<{ children: ReactNode }> {
  override state = { text: '' };
  static getDerivedStateFromError = (error: Error) => ({ text: error.message });
  override render() {
    return this.state.text ? (
      <button onClick={() => this.setState({ text: '' })}>{this.state.text}</button>
    ) : (
      this.props.children
    );
  }
}

const show = (Part: React.ComponentType<{ name: string }>) =>
  act(async () =>
    render(
      <Failures>
        <Suspense fallback="…">
          <Part name="Rosa" />
        </Suspense>
      </Failures>,
    ),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('MFE-8 code that did not come is asked for again when its component is shown again', async () => {
  const load = vi
    .fn(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }))
    .mockRejectedValueOnce(new Error('no such file'));
  await show(retryableLazy(load));
  const retry = screen.getByText('no such file');
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await act(async () => retry.click());
  expect(screen.getByText('Rosa')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('MFE-8 code that does not come is no reason to ask without a pause', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no such file')));
  await show(retryableLazy(load));
  await act(async () => screen.getByText('no such file').click());
  expect(screen.getByText('no such file')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
