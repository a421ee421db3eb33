import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleRemote as remote } from '../testing/example/remote';
import { bus } from '@carecircle/event-bus';
import { Button, ToastRegion } from '@carecircle/ui';
import { renderFeature } from '../testing';
import { OfflineNote, OfflineReason } from './offline-note';
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

function Gated() {
  const looks = useCommand('account.changePreferences');
  const task = useCommand('care.completeTask', { offline: 'queue' });
  return (
    <>
      <OfflineNote />
      <OfflineReason />
      <Button {...looks.gate.button} onPress={() => void looks.send({ changes: { darkMode: true } })}>
        Dark
      </Button>
      <Button {...task.gate.button} onPress={() => undefined}>
        Done
      </Button>
      <span>{looks.gate.entry.description}</span>
    </>
  );
}

const reasonOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

it('ALL-2 disables what cannot wait with its reason while the connection is away, and at once no more', async () => {
  const { user, server } = await renderFeature(<Gated />, {
    remote,
    states: { 'connection.status': 'live' },
  });
  const [dark, done] = [press('Dark'), press('Done')] as [HTMLButtonElement, HTMLButtonElement];
  expect([dark.disabled, done.disabled]).toEqual([false, false]);
  expect(reasonOf(dark)).toBeUndefined();

  act(() => bus.state('connection.status').set('offline'));
  expect([dark.disabled, done.disabled]).toEqual([true, false]);
  expect(reasonOf(dark)).toBe('You’re offline. This needs a connection.');
  expect(reasonOf(done)).toBeUndefined();
  expect(screen.getByText('Needs a connection')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('What you type stays here');
  await user.click(dark);
  expect(server.callsOf('account.changePreferences')).toEqual([]);

  act(() => bus.state('connection.status').set('live'));
  expect(dark.disabled).toBe(false);
  expect(screen.queryByText('Needs a connection')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('ALL-2 follows the browser where there is no live connection yet', async () => {
  await renderFeature(<Gated />, { remote, states: { 'connection.status': 'connecting' } });
  const dark = press('Dark') as HTMLButtonElement;
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(dark.disabled).toBe(true);
  onLine.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(dark.disabled).toBe(false);
});

it('ALL-2 says of what was given as the network went that it needs a connection', async () => {
  const { user, server } = await renderFeature(<Looks />, { remote });
  server.online = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.click(press('Dark'));
  expect(await screen.findByText('You’re offline. This needs a connection.')).toBeTruthy();
  vi.restoreAllMocks();
});
