import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { provideSlotHost, type SlotEntry } from '@carecircle/remote-kit';
import { renderShell } from '../testing/render-shell';
import DashboardPage from './dashboard.page';

// The browser of the tests has no screen of its own.
const screenSize = vi.hoisted(() => {
  const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  globalThis.matchMedia = () => query as never;
  return query;
});

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

it('SHELL-7 on a wide screen cards follow below now and below the tiles, in turn', async () => {
  screenSize.matches = true;
  const cards = [1, 2, 3].map((order) => entry({ slot: 'dashboard.cards', id: `card-${order}`, order }));
  provide([entry({ slot: 'dashboard.now', id: 'feed-now' }), entry({ id: 'food' }), ...cards]);
  const { container } = await renderShell(<DashboardPage />);
  const shown = [...container.querySelectorAll('[data-slot-item]')].map((item) => item.textContent);
  expect(shown).toEqual(['feed-now', 'card-2', 'food', 'card-1', 'card-3']);
});
