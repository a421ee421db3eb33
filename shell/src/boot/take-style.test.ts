import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { takeStyle } from './take-style';

/** The test browser fetches nothing; it says of each stylesheet at once that it has come, or that it has not. */
const { settings } = (
  window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
).happyDOM;

afterEach(() => {
  settings.handleDisabledFileLoadingAsSuccess = false;
  document.head.replaceChildren();
});
// No other file finds the style of this page as come.
afterAll(() => void vi.resetModules());

it('ALL-1 gives a module only with its styles, in use where the page names them, and tries again after a failure', async () => {
  // A page of its own: what has come stays there until it closes.
  vi.resetModules();
  const { addLateStyle, styled } = await import('./late-style');
  document.head.innerHTML =
    '<style id="before"></style><link rel="late-stylesheet" data-late href="/late.css"><style id="after"></style>';
  await expect(styled(Promise.resolve('module'))).rejects.toThrow('The late stylesheet did not load');

  settings.handleDisabledFileLoadingAsSuccess = true;
  expect(await styled(Promise.resolve('module'))).toBe('module');
  await addLateStyle();
  const places = [...document.head.children].map(({ id }) => id || 'late');
  expect(places).toEqual(['before', 'late', 'after']);
  expect(document.querySelector<HTMLLinkElement>('link[data-late]')?.rel).toBe('stylesheet');
});

it('SHELL-2 takes the first stylesheet, which the page fetched ahead, into use in its place', async () => {
  settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML =
    '<link rel="preload" as="style" data-first href="/style.css"><style id="after"></style>';
  await takeStyle('first');
  const [first, after] = document.head.children;
  expect([first?.getAttribute('rel'), after?.id]).toEqual(['stylesheet', 'after']);
});
