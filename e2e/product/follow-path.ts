import type { Page } from '@playwright/test';

/** Goes to another screen as a link of the product does. */
export async function followPath(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
