import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleRemote as remote } from '../testing/example/remote';
import { ToastRegion } from '@carecircle/ui';
import { renderFeature } from '../testing';
import { useCommand } from './use-command';

function Looks() {
  const { send } = useCommand('account.changePreferences');
  const change = (darkMode: boolean) => void send({ changes: { darkMode } });
  return (
    <>
      <button onClick={() => change(true)}>Dark</button>
      <button onClick={() => change(false)}>Light</button>
      <ToastRegion />
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

it('sends once what is pressed twice while it is under way, and the last of several wishes last', async () => {
  const answers: (() => void)[] = [];
  const { user, server } = await renderFeature(<Looks />, { remote });
  server.answer({
    'account.changePreferences': () => new Promise((resolve) => answers.push(() => resolve({} as never))),
  });
  const wishes = () => server.callsOf('account.changePreferences').map((input) => input['changes']);

  await user.dblClick(press('Dark'));
  expect(wishes()).toEqual([{ darkMode: true }]);
  await user.click(press('Light'));
  await user.click(press('Dark'));
  expect(wishes()).toEqual([{ darkMode: true }, { darkMode: false }, { darkMode: true }]);

  answers.forEach((answer) => answer());
  await vi.waitFor(async () => {
    await user.click(press('Dark'));
    expect(wishes()).toHaveLength(4);
  });
});

it('ALL-2 says of what cannot wait that it needs a connection', async () => {
  const { user, server } = await renderFeature(<Looks />, { remote });
  server.online = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(press('Dark'));
  expect(await screen.findByText('You are offline. This needs a connection.')).toBeTruthy();
  vi.restoreAllMocks();
});
