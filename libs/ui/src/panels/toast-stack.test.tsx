import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showToast } from '../feedback/toast-queue';
import { closeToasts } from '../testing';
import ToastStack from './toast-stack';

afterEach(() => {
  closeToasts();
  vi.useRealTimers();
});

it('ALL-6 Undo does its work once and takes the toast away', async () => {
  const restore = vi.fn();
  render(<ToastStack />);
  act(() => void showToast({ text: 'Task deleted', action: { label: 'Undo', onPress: restore } }));

  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(restore).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Task deleted')).toBeNull();
});

it('ALL-6 Undo is offered for ten seconds', () => {
  vi.useFakeTimers();
  render(<ToastStack />);
  act(() => void showToast({ text: 'Task deleted', action: { label: 'Undo', onPress: () => undefined } }));

  act(() => vi.advanceTimersByTime(9_900));
  expect(screen.getByText('Task deleted')).toBeTruthy();
  act(() => vi.advanceTimersByTime(200));
  expect(screen.queryByText('Task deleted')).toBeNull();
});

it('ALL-1 a toast is announced, and its time rests while it has the focus', () => {
  vi.useFakeTimers();
  render(<ToastStack />);
  act(() => void showToast({ text: 'Dose given' }));
  expect(screen.getByRole('alert').textContent).toBe('Dose given');

  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Dose given')).toBeTruthy();
});

it('ALL-6 the caller can take a toast away early', () => {
  render(<ToastStack />);
  let close: () => void = () => undefined;
  act(() => void (close = showToast({ text: 'Sending' })));
  act(() => close());
  expect(screen.queryByText('Sending')).toBeNull();
});
