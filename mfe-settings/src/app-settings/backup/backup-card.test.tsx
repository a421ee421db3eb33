import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultPreferences } from '@carecircle/contracts';
import { renderFeature } from '@carecircle/remote-kit/testing';
import remote from '../../remote';
import { BackupCard } from './backup-card';

const backups = [
  { night: '2026-11-26', madeAt: '2026-11-26T02:10:00.000Z', sizeBytes: 24_000 },
  { night: '2026-11-25', madeAt: '2026-11-25T02:10:00.000Z', sizeBytes: 23_000 },
];

const render = (listed: typeof backups) =>
  renderFeature(<BackupCard />, {
    remote,
    answers: {
      'copies.listBackups': listed,
      'copies.restoreBackup': {},
      'account.changePreferences': ({ changes }) => ({ ...defaultPreferences, ...changes }),
    },
  });

it('SET-4 is on until it is switched off', async () => {
  const { user, server } = await render([]);
  expect(await screen.findByText(/No backup yet/)).toBeTruthy();
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: /Auto backup/ });
  expect(toggle.checked).toBe(true);
  await user.click(toggle);
  expect(server.callsOf('account.changePreferences')[0]?.changes).toEqual({ autoBackup: false });
});

it('SET-4 lists each night, and asks before it brings one back', async () => {
  const { user, server } = await render(backups);
  const list = await screen.findByRole('list', { name: 'Backups' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  const [restore] = await screen.findAllByRole('button', { name: /^Restore the backup of/ });
  if (restore) await user.click(restore);
  expect(server.callsOf('copies.restoreBackup')).toHaveLength(0);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('Nothing in a circle changes');
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(server.callsOf('copies.restoreBackup')[0]).toMatchObject({ night: '2026-11-26' });
});
