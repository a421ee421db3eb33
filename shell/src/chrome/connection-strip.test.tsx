import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseForDevice, setBusState } from '@carecircle/remote-kit';
import { renderShell } from '../testing/render-shell';
import { ConnectionStrip } from './connection-strip';

afterEach(() => chooseForDevice({ autoSync: true, offlineMode: false }));

it('REL-5 tells a page that is older than its server to load again, and does it', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await renderShell(<ConnectionStrip />, { states: { 'connection.status': 'live' } });
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => setBusState('page.outdated', true));
  expect(screen.getByRole('status').textContent).toContain('There’s a new version of CareCircle.');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says first that the network is away', async () => {
  await renderShell(<ConnectionStrip />, {
    states: { 'connection.status': 'offline', 'commands.waiting': 2, 'page.outdated': true },
  });
  expect(screen.getByRole('status').textContent).toContain('Offline.');
  expect(screen.getByRole('status').textContent).toContain('What’s gray needs a connection.');
  expect(screen.getByRole('status').textContent).toContain('2 changes are waiting to be sent.');
});

it.each(['admin', 'family'] as const)('NOTE-5 late reminders are shown to admins: %s', async (role) => {
  await renderShell(<ConnectionStrip />, { states: { 'connection.status': 'live' }, session: { role } });
  act(() => setBusState('reminders.lateSince', '2026-11-21T15:00:00.000Z'));
  const isTold = screen.getByRole('status').textContent?.includes('Reminders have been late since');
  expect(isTold).toBe(role === 'admin');
});

it('SET-4 says on every screen that auto sync is off and how much waits, and syncs when asked', async () => {
  chooseForDevice({ autoSync: false });
  const { user } = await renderShell(<ConnectionStrip />, {
    states: { 'connection.status': 'offline', 'commands.waiting': 1 },
  });
  await screen.findByText('Auto sync is off. 1 change is waiting to be sent.');
  const button = screen.getByRole('button', { name: 'Sync now' });
  await user.click(button);
  await screen.findByRole('progressbar');
  act(() => setBusState('connection.status', 'live'));
  await vi.waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

it('SET-4 says that offline mode is on, and ends it', async () => {
  chooseForDevice({ offlineMode: true });
  const { user } = await renderShell(<ConnectionStrip />, { states: { 'connection.status': 'offline' } });
  await screen.findByText('Offline mode is on. What’s gray needs a connection.');
  await user.click(screen.getByRole('button', { name: 'End offline mode' }));
  expect(screen.queryByText(/Offline mode is on/)).toBeNull();
});
