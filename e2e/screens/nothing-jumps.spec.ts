import { expect, test } from '../base-test';
import type { BrowserContext, Page } from '@playwright/test';
import { followPath } from '../product/follow-path';
import { sizes } from './looks';
import { takeShifts, watchShifts, type Shift } from './layout-shifts';
import { settle, skeletons } from './settle';

const paths = [
  '/dashboard',
  '/calendar',
  '/tasks',
  '/checkin',
  '/medications',
  '/medications/advanced',
  '/circle',
  '/chat',
  '/emergency',
  '/finance',
  '/more',
  '/more/account',
  '/more/app-settings',
  '/notifications',
];
const ofDemo = paths.map((path) => ({ path, visitor: 'demo' as const }));
const sights = [...ofDemo, { path: '/for-you', visitor: 'caredFor' as const }];
/** Screens that have all they show from the start. */
const asksNothing = ['/emergency', '/more/app-settings'];
const code = /\/releases\/mfe-[^?]*\.js/;
const answers = /\/api\/(?!events)/;

test.describe.configure({ mode: 'parallel' });

for (const device of ['phone', 'desktop'] as const) {
  const options = { viewport: sizes[device], serviceWorkers: 'block' } as const;

  test(`ALL-1 nothing jumps on a ${device} when the code of a screen is late`, async ({
    browser,
    shown: { product, visitors },
  }) => {
    for (const { path, visitor } of sights.filter((one) => one.path !== '/notifications')) {
      const storageState = visitors[visitor];
      const context = await browser.newContext({ ...options, baseURL: product.origin, storageState });
      const page = await openWatched(context);
      const release = await hold(page, code);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(skeletons(page).first()).toBeVisible();
      release();
      await settle(page);
      expectStill(await takeShifts(page), `${path} ${visitor}`);
      await context.close();
    }
  });

  test(`ALL-1 nothing jumps on a ${device} when the answers for a screen are late`, async ({
    browser,
    shown: { product, visitors },
  }) => {
    for (const { path, visitor } of sights.filter((one) => !asksNothing.includes(one.path))) {
      const storageState = visitors[visitor];
      const context = await browser.newContext({ ...options, baseURL: product.origin, storageState });
      const page = await openWatched(context);
      await page.goto('/more/app-settings');
      await settle(page);
      const release = await hold(page, answers);
      await takeShifts(page);
      await followPath(page, path);
      await expect(skeletons(page).first()).toBeVisible();
      release();
      await settle(page);
      expectStill(await takeShifts(page), `${path} ${visitor}`);
      await context.close();
    }
  });

  test(`ALL-1 nothing jumps on a ${device} on the way through all screens and back`, async ({
    browser,
    shown: { product, visitors },
  }) => {
    const storageState = visitors.demo;
    const context = await browser.newContext({ ...options, baseURL: product.origin, storageState });
    const page = await openWatched(context);
    await page.goto('/dashboard');
    await settle(page);
    expectStill(await takeShifts(page), 'the first screen');
    for (const path of [...paths, ...paths.toReversed()].slice(1)) {
      await followPath(page, path);
      await settle(page);
      expectStill(await takeShifts(page), path);
    }
    await context.close();
  });
}

async function openWatched(context: BrowserContext): Promise<Page> {
  await watchShifts(context);
  return context.newPage();
}

/** Keeps the answers to these requests back until the function that it gives is called. */
async function hold(page: Page, requests: RegExp): Promise<() => void> {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route(requests, async (route) => {
    await gate;
    await route.continue();
  });
  return () => open();
}

/** Less than this nobody can see. */
const least = 0.001;

function expectStill(shifts: readonly Shift[], path: string) {
  const sum = shifts.reduce((total, { score }) => total + score, 0);
  const moved = shifts.flatMap((shift) => shift.moved);
  expect.soft(sum < least ? [] : [sum, ...moved], path).toEqual([]);
}
