import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { provideSlotHost, type SlotEntry } from '@carecircle/remote-kit';
import { renderShell } from '../testing/render-shell';
import DashboardPage from './dashboard.page';

const entry = (changes: Partial<SlotEntry>): SlotEntry => ({
  remote: 'mfe-pets',
  slot: 'dashboard.tiles',
  id: 'walks',
  order: 10,
  skeleton: 'tile',
  ...changes,
});

function provide(entries: SlotEntry[]): void {
  provideSlotHost({
    entries: () => entries,
    subscribe: () => () => undefined,
    mount: ({ id }, element) => {
      element.textContent = id;
      return { update: () => undefined, unmount: () => undefined };
    },
  });
}

it('SHELL-6 shows nothing, not even a heading, where no remote brings anything', async () => {
  provide([]);
  await renderShell(<DashboardPage />);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('SHELL-6 MFE-5 composes what the remotes bring: now first, then tiles in their order, then cards', async () => {
  const entries = [
    entry({ slot: 'dashboard.cards', id: 'latest-walks' }),
    entry({ id: 'vet', order: 20 }),
    entry({ id: 'food', order: 10 }),
    entry({ slot: 'dashboard.now', id: 'feed-now' }),
    entry({ id: 'costs', order: 5, action: 'bill:view' }),
  ];
  provide(entries);
  const { container } = await renderShell(<DashboardPage />, { session: { role: 'friend' } });
  const shown = [...container.querySelectorAll('[data-slot-item]')].map((item) => item.textContent);
  expect(shown).toEqual(['feed-now', 'food', 'vet', 'latest-walks']);
  expect(screen.getByRole('heading', { name: 'At a glance' })).toBeTruthy();
});
