import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderShell } from '../testing/render-shell';
import { PartBoundary } from './part-boundary';

it('SHELL-2 a part that fails leaves the screen beside it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  function Part(): never {
    throw new Error('broken');
  }
  await renderShell(
    <>
      <p>All is well</p>
      <PartBoundary>
        <Part />
      </PartBoundary>
    </>,
  );
  expect(screen.getByText('All is well')).toBeTruthy();
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull();
});
