import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/ui-provider';
import { AppLink, type AppLinkProps } from './app-link';

const navigate = vi.fn();
const leavePage = vi.fn((event: Event) => event.preventDefault());

// Stands where the browser would leave the page.
beforeEach(() => {
  vi.useFakeTimers();
  window.addEventListener('click', leavePage);
});
afterEach(() => {
  vi.useRealTimers();
  window.removeEventListener('click', leavePage);
  vi.clearAllMocks();
});

function renderLink(props: Omit<AppLinkProps, 'children'>) {
  render(
    <UiProvider locale="en-US" navigate={navigate}>
      <AppLink {...props}>Tasks</AppLink>
    </UiProvider>,
  );
  return screen.getByRole('link', { name: 'Tasks' });
}

it('SHELL-1 a link within the product changes the screen without loading a page', () => {
  const press = vi.fn();
  const link = renderLink({ href: '/tasks?filter=mine', onPress: press });
  expect(fireEvent.click(link)).toBe(false);
  vi.runAllTimers();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tasks?filter=mine');
  expect(press).toHaveBeenCalledTimes(1);
});

it.each<[string, Omit<AppLinkProps, 'children'>, MouseEventInit]>([
  ['with the control key, for a tab of its own', { href: '/tasks' }, { ctrlKey: true }],
  ['with the command key', { href: '/tasks' }, { metaKey: true }],
  ['with a target of its own', { href: '/tasks', target: '_blank' }, {}],
  ['with a file to save', { href: '/report.pdf', download: true }, {}],
  ['to another site', { href: 'https://example.org/' }, {}],
  ['to a phone number', { href: 'tel:555-0100' }, {}],
])('a link %s is left to the browser', (_, props, click) => {
  fireEvent.click(renderLink(props), click);
  vi.runAllTimers();
  expect(navigate).not.toHaveBeenCalled();
  expect(leavePage).toHaveBeenCalledTimes(1);
});
