import { expect, type BrowserContext, type Locator, type Page, type Route } from '@playwright/test';

/** The files of the remote that these proofs harm. */
export const financeFiles = '**/releases/mfe-finance/**';

/** Answers requests for files with a fault until it is healed; what was left without an answer stays so. */
export async function harm(
  context: BrowserContext,
  files: string | RegExp,
  fault: (route: Route) => unknown,
): Promise<() => void> {
  let isHealthy = false;
  await context.route(files, async (route) => {
    await (isHealthy ? route.continue() : fault(route));
  });
  return () => {
    isHealthy = true;
  };
}

/** The card that stands where an area should be. */
export function areaCard(page: Page, reason: string): Locator {
  return page
    .getByRole('alert')
    .filter({ hasText: 'Unexpected Application Error!' })
    .filter({ hasText: reason });
}

/** Opens a page whose files may never all arrive, and marks it, so that a later reload would be seen. */
export async function openUnfinished(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
}

/** Follows a place of the bottom navigation. */
export async function goTo(page: Page, name: string): Promise<void> {
  const place = page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) });
  await place.first().click();
}

/** Goes to the finances as a person does, without loading the page. */
export async function goToFinance(page: Page): Promise<void> {
  await goTo(page, 'More');
  await page.getByRole('link', { name: /Bills & Budget/ }).click();
  await expect(page).toHaveURL(/\/finance/);
}

/** The finances as they are when nothing is wrong. */
export async function expectFinance(page: Page): Promise<void> {
  await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
}

/** Header, bell, navigation and the other areas do what they always do, and the page was never loaded anew. */
export async function expectTheRestWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog').getByText('Notifications').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await goTo(page, 'Calendar');
  await expect(page.getByText('Nothing on this day')).toBeVisible();
  await goTo(page, 'Chat');
  await expect(page.getByRole('link', { name: 'Group Chat' })).toBeVisible();
  await goTo(page, 'Circle');
  await expect(page.getByText('2 members').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
}

/** Marks the page, so that a reload would be seen, and looks whether all else goes on. */
export async function markAndCheckTheRest(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  await expectTheRestWorks(page);
}

/** Answers with the true file, changed. */
export async function answerChanged(route: Route, change: (code: string) => string): Promise<void> {
  const response = await route.fetch();
  const text = await response.text().catch(() => null);
  // The page was left before all of it had come.
  if (text === null) return route.abort();
  await route.fulfill({
    status: response.status(),
    contentType: response.headers()['content-type'],
    body: change(text),
  });
}
