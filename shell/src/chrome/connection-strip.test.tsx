import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { setBusState } from '@carecircle/remote-kit';
import { renderShell } from '../testing/render-shell';
import { ConnectionStrip } from './connection-strip';

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
