import type { Browser } from '@playwright/test';
import type { Figure } from '../figure';
import { interleave } from '../interleave';
import type { Member } from '../member';
import { openPhone } from '../open-browser';

const rounds = 15;

/** From the start of a visit to the finished dashboard but for the finances, with their remote there and away. */
export async function measureRemoteDown(browser: Browser, origin: string, member: Member): Promise<Figure[]> {
  const { away, there } = await interleave(rounds, {
    away: () => visit(browser, origin, member, true),
    there: () => visit(browser, origin, member, false),
  });
  return [
    {
      promise: 'The rest of the dashboard is ready though one remote is down',
      measured: away,
      baseline: there,
      unit: 'ms',
      limit: { atMost: 1.05, of: 'ratio' },
    },
  ];
}

async function visit(browser: Browser, origin: string, member: Member, isAway: boolean): Promise<number> {
  const page = await openPhone(browser, origin, member);
  // The browser asks about each request once one is answered here, and that takes time in both visits.
  await page.route('**/releases/mfe-finance/**', (route) =>
    isAway ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.addInitScript({ path: new URL('in-page.js', import.meta.url).pathname });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const ready = (await page.evaluate(`whenPartsBut('mfe-finance')`)) as number;
  await page.context().close();
  return ready;
}
