import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderFeature } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import { LocationCard } from './location-card';

/** The test's page has neither: a browser that answers so. */
function browserThat(state: PermissionState, getCurrentPosition: Geolocation['getCurrentPosition']) {
  const query = async () => Object.assign(new EventTarget(), { state });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'permissions');
  Reflect.deleteProperty(navigator, 'geolocation');
});

const coords = { latitude: 41.8781, longitude: -87.6298, accuracy: 12 };

it('EMER-1 a refused location is said plainly, with the way to allow it, and asks nothing', async () => {
  const read = vi.fn();
  browserThat('denied', read);
  await renderFeature(<LocationCard />, { remote });
  expect(await screen.findByText('Blocked')).toBeTruthy();
  expect(screen.getByText(/this browser blocks it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enable' })).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

it('EMER-1 Enable lets the browser ask, and shows what came of it', async () => {
  browserThat('prompt', (found) => found({ coords } as GeolocationPosition));
  const { user } = await renderFeature(<LocationCard />, { remote });
  await user.click(await screen.findByRole('button', { name: 'Enable' }));
  expect(await screen.findByText('On')).toBeTruthy();
});

it('EMER-1 where the person says no to the browser, it stays off', async () => {
  browserThat('prompt', (_found, refused) => refused?.({ code: 1 } as GeolocationPositionError));
  const { user } = await renderFeature(<LocationCard />, { remote });
  await user.click(await screen.findByRole('button', { name: 'Enable' }));
  expect(await screen.findByRole('button', { name: 'Enable' })).toBeTruthy();
  expect(screen.getByText('Off')).toBeTruthy();
});
