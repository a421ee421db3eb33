import { useState } from 'react';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastRegion } from '@carecircle/ui';
import { renderShell } from '../testing/render-shell';
import { OpenedPart } from './opened-part';

afterEach(() => vi.restoreAllMocks());

it('SHELL-2 what a press opens says that it failed, leaves the screen, and comes with the next press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  function Panel() {
    if (isBroken) throw new Error('no such file');
    return <p>The panel</p>;
  }
  function Screen() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        {isOpen ? (
          <OpenedPart onFailure={() => setIsOpen(false)}>
            <Panel />
          </OpenedPart>
        ) : null}
        <ToastRegion />
      </>
    );
  }
  const { user } = await renderShell(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This part isn’t working right now')).toBeTruthy();
  expect(screen.queryByText('The panel')).toBeNull();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText('The panel')).toBeTruthy();
});
