import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
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
        <Part name="Rosa" />
      </ErrorBoundary>,
    ),
  );

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('MFE-8 code that did not come is asked for again when its component is shown again', async () => {
  const load = vi
    .fn(async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> }))
    .mockRejectedValueOnce(new Error('no such file'));
  await show(retryableLazy(load));
  const retry = screen.getByText('no such file');
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => retry.click());
  expect(screen.getByText('Rosa')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('MFE-8 where code is on its way its place is held, and code that has come is there at once', async () => {
  let come = (_code: { default: ComponentType<{ name: string }> }) => undefined as void;
  const Part = retryableLazy<{ name: string }>(() => new Promise((resolve) => (come = resolve)), '…');
  await show(Part);
  expect(document.body.textContent).toBe('…');
  await act(async () => come({ default: ({ name }) => name }));
  expect(document.body.textContent).toBe('Rosa');
  expect(render(<Part name="Ana" />).container.textContent).toBe('Ana');
});
