import type { Browser, Page } from '@playwright/test';
import { takeStock, type Stock } from '../../product/take-stock';
import type { Figure } from '../figure';
import type { Member } from '../member';
import { openPhone } from '../open-browser';
import { follow, openTour, requireNoReload, tour } from './tour';

const changes = 200;

/** What two hundred changes through all remotes leave behind. The first rounds fill caches, which may stay. */
export async function measureLeaks(browser: Browser, origin: string, member: Member): Promise<Figure[]> {
  const page = await openPhone(browser, origin, member);
  const session = await page.context().newCDPSession(page);
  await openTour(page);
  await goRound(page, 4);
  const before = await takeStock(page, session);
  // Whole rounds, to stand where the first stock was taken: another screen has other listeners.
  await goRound(page, Math.ceil(changes / tour.length));
  const after = await takeStock(page, session);
  await requireNoReload(page);
  await page.context().close();
  const growth = (promise: string, what: keyof Stock, unit: string, atMost: number, scale = 1): Figure => ({
    promise: `${promise} after ${changes} changes between remotes`,
    measured: (after[what] - before[what]) / scale,
    unit,
    limit: { atMost, of: 'measured' },
  });
  return [
    growth('Growth of the heap', 'heapBytes', 'MB', 5, 1_000_000),
    growth('Listeners left behind', 'listeners', '', 0),
    growth('Elements left behind', 'nodes', '', 0),
    growth('Stylesheets left behind', 'stylesheets', '', 0),
  ];
}

async function goRound(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) for (const stop of tour) await follow(page, stop);
}
