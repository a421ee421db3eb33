import { useState } from 'react';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastRegion } from '@carecircle/ui';
import { renderShell } from '../testing/render-shell';
import { OpenedPart, type Opening } from './opened-part';

afterEach(() => vi.restoreAllMocks());

it('SHELL-2 what a press opens says that it failed, leaves the screen, and comes with the next press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let isBroken = true;
  function Panel() {
    if (isBroken) throw new Error('no such file');
    return <p>The panel</p>;
  }
  function Screen() {
    const [opening, setOpening] = useState<Opening>('new');
    return (
      <>
        <button onClick={() => setOpening('open')}>Open</button>
        <OpenedPart opening={opening} onChange={setOpening}>
          {() => <Panel />}
        </OpenedPart>
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
