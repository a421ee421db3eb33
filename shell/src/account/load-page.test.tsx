import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScreenBoundary } from '../chrome/screen-boundary';
import { renderShell } from '../testing/render-shell';
import { LoadPage } from './load-page';

afterEach(() => vi.restoreAllMocks());

/** The page that the server sent at an address, and where its person is by now. */
async function open(loadedAt: string, path: string) {
  const entry = { name: new URL(loadedAt, location.href).href } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  vi.spyOn(console, 'error').mockReturnValue();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await renderShell(
    <ScreenBoundary>
      <LoadPage />
    </ScreenBoundary>,
    { path, isSignedOut: true },
  );
  return reload;
}

it('SHELL-1 who comes to a page of the server from within the app loads it', async () => {
  const reload = await open('/tasks', '/login');
  expect(reload).toHaveBeenCalledOnce();
});

it('SHELL-1 SHELL-2 a page that the server sent at this very address is not loaded again and again', async () => {
  const reload = await open('/login?to=%2Ftasks#main', '/login?to=%2Ftasks');
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('Unexpected Application Error!')).toBeTruthy();
});
