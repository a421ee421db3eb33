import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryableLazy } from './retryable-lazy';

const Failure = ({ error, resetErrorBoundary }: FallbackProps) => (
  <button onClick={resetErrorBoundary}>{(error as Error).message}</button>
);

const show = (Part: ComponentType<{ name: string }>) =>
  act(async () =>
    render(
      <ErrorBoundary FallbackComponent={Failure}>
        <Suspense fallback="…">
          <Part name="Rosa" />
        </Suspense>
      </ErrorBoundary>,
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
