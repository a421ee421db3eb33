import { afterEach, expect, it } from 'vitest';
import { defaultPreferences } from '@carecircle/contracts';
import { bus } from '@carecircle/event-bus';
import { testSession } from '@carecircle/remote-kit/testing';
import { showPreferences } from './show-preferences';

let stop: () => void = () => undefined;
afterEach(() => stop());

it('SET-4 shows theme, accent, font size and language on the page, and follows them', () => {
  const root = document.documentElement;
  const state = bus.state('session.current');
  state.set(testSession());
  stop = showPreferences();
  expect(root.dataset).toMatchObject({ theme: 'light', accent: 'blue', fontSize: 'medium' });
  state.set({
    ...testSession(),
    preferences: {
      ...defaultPreferences,
      darkMode: true,
      theme: 'green',
      fontSize: 'extra-large',
      language: 'es',
    },
  });
  expect(root.dataset).toMatchObject({ theme: 'dark', accent: 'green', fontSize: 'extra-large' });
  expect(root.lang).toBe('es');
});
