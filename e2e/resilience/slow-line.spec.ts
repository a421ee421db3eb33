import type { BrowserContext, Page } from '@playwright/test';
import { signInAt } from '../product/person';
import { expect, test } from '../journeys/two-people';
import { goTo } from './area-place';

/** What the page has shown since it was there, as it saw it itself before each frame. */
interface Seen {
  emptyFrames: number;
  /** Whether the outline was there that comes with the server's answer. */
  splash: boolean;
  texts: string[];
}

test('SHELL-2 MFE-8 on a slow line the page is never empty, and a first visit waits and says so, but nothing fails', async ({
  browser,
  product,
  two: { ana },
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext({ baseURL: product.origin, serviceWorkers: 'block' });
  await watchScreen(context);
  const page = await context.newPage();
  await page.goto('/login');
  await slowDown(page);

  await signInAt(page, ana, 'commit');
  const calendar = page.getByRole('navigation').getByRole('link', { name: /^Calendar/ });
  await expect(calendar).toBeVisible({ timeout: 60_000 });
  await goTo(page, 'Calendar');
  await expect(page.getByRole('main').locator('[data-waiting]').first()).toBeVisible();
  await expect(page.getByText('Nothing on this day')).toBeVisible({ timeout: 60_000 });

  const { emptyFrames, splash, texts } = await seenBy(page);
  expect([emptyFrames, splash]).toEqual([0, true]);
  expect(texts.filter((text) => text.includes('Unexpected Application Error!'))).toEqual([]);
  expect(texts.some((text) => text.includes('This takes longer than usual'))).toBe(true);
  await context.close();
});

/** Round trips of 600 ms and 30 kB a second, as at the edge of a village. */
async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 600 },
    ...{ downloadThroughput: 30 * 1024, uploadThroughput: 30 * 1024 },
  });
}

/** Lets each page look at itself from its first paint on: whether there is anything to see, and what its alerts and notes say. */
async function watchScreen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: Seen = { emptyFrames: 0, splash: false, texts: [] };
    Object.assign(window, { seen });
    const look = () => {
      const isPainted = performance.getEntriesByName('first-paint').length > 0;
      const hasSomething = [...document.querySelectorAll('#root > *, body > main')].some(
        (element) => element.getBoundingClientRect().height > 0,
      );
      if (isPainted && !hasSomething) seen.emptyFrames += 1;
      seen.splash ||= isPainted && document.querySelector('.splash') !== null;
      for (const note of document.querySelectorAll('[role="alert"], [role="status"]'))
        if (note.checkVisibility({ visibilityProperty: true }) && !seen.texts.includes(note.textContent))
          seen.texts.push(note.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function seenBy(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}
