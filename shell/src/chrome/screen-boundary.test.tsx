import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell';
import { ScreenBoundary } from './screen-boundary';

afterEach(() => vi.restoreAllMocks());

it('SHELL-2 shows the error screen with another try and a way back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  function Screen() {
    if (isBroken) throw new Error('broken');
    return <p>All is well</p>;
  }
  const { user } = await renderShell(
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>,
  );
  expect(screen.getByText('Unexpected Application Error!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/dashboard');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('All is well')).toBeTruthy();
});

it('SHELL-2 a part that others can do without leaves them as they are', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  function Part(): never {
    throw new Error('broken');
  }
  await renderShell(
    <>
      <p>All is well</p>
      <ScreenBoundary fallback={null}>
        <Part />
      </ScreenBoundary>
    </>,
  );
  expect(screen.getByText('All is well')).toBeTruthy();
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
});
