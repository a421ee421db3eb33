import { act, render, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from './announcements';
import { Announcer } from './announcer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

/** Rendered alone: react-aria has regions of its own for what its parts say, which stay in the page. */
function renderAnnouncer() {
  const { container } = render(<Announcer />);
  return (urgency: string) => regionOf(container, urgency);
}

const regionOf = (container: HTMLElement, urgency: string) => {
  const found = within(container)
    .getAllByRole('log')
    .find((log) => log.getAttribute('aria-live') === urgency);
  if (!found) throw new Error(`No ${urgency} region`);
  return found;
};

it('ALL-1 speaks in regions that stood empty before, what is urgent at once', () => {
  const region = renderAnnouncer();
  const [polite, assertive] = [region('polite'), region('assertive')];
  expect(polite.textContent + assertive.textContent).toBe('');
  act(() => announce('Sent'));
  act(() => announce('Rosa needs help', 'assertive'));
  expect(polite.textContent).toBe('Sent');
  expect(assertive.textContent).toBe('Rosa needs help');
});

it('ALL-1 the same text twice is two announcements, and both leave the page', () => {
  const region = renderAnnouncer();
  act(() => announce('Waiting'));
  act(() => announce('Waiting'));
  expect([...region('polite').children].map((said) => said.textContent)).toEqual(['Waiting', 'Waiting']);
  act(() => vi.runAllTimers());
  expect(region('polite').textContent).toBe('');
});
