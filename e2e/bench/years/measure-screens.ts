import type { Browser, Page } from '@playwright/test';
import type { Figure } from '../figure';
import { interleave } from '../interleave';
import type { Member } from '../member';
import { openPhone } from '../open-browser';

const rounds = 5;
const screens = [
  '/dashboard',
  '/calendar',
  '/tasks',
  '/tasks/coverage',
  '/medications',
  '/medications/advanced',
  '/checkin',
  '/care-log',
  '/circle',
  '/gamification',
  '/notifications',
];

/** From the request of a page to its first frame with its own data, on a phone that has been there before. */
export async function measureScreens(
  browser: Browser,
  origin: string,
  members: Record<'old' | 'young', Member>,
): Promise<Figure[]> {
  const old = await openPhone(browser, origin, members.old);
  const young = await openPhone(browser, origin, members.young);
  for (const page of [old, young]) await beThere(page);
  const figures: Figure[] = [];
  for (const path of screens) {
    const taken = await interleave(rounds, {
      old: () => visit(old, path),
      young: () => visit(young, path),
    });
    figures.push({
      promise: `${path} of a circle of five years shows its first content as soon as that of an empty one`,
      measured: taken.old,
      baseline: taken.young,
      unit: 'ms',
      limit: { atMost: 1.5, of: 'ratio' },
    });
  }
  await old.context().close();
  await young.context().close();
  return figures;
}

/** The first visit, with which the service worker keeps the product's files. */
async function beThere(page: Page): Promise<void> {
  await visit(page, '/dashboard');
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
}

/** What is fetched ahead afterwards comes to its end: it would take the processor from the next visit. */
async function visit(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const shownMs = await page.evaluate<number>(untilShown);
  await page.waitForLoadState('networkidle');
  return shownMs;
}

const untilShown = `new Promise((resolve) => {
  const look = () => {
    const main = document.querySelector('main');
    const isShown = main?.textContent.trim() && !main.querySelector('[data-waiting]');
    if (isShown) requestAnimationFrame(() => resolve(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})`;
