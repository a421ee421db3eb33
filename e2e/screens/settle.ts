import { expect, type Locator, type Page } from '@playwright/test';

/** The skeletons that are shown now. */
export function skeletons(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /Loading|Cargando|Wird geladen/, visible: true });
}

/** Waits until nothing is on its way any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(skeletons(page)).toHaveCount(0, { timeout: 30_000 });
  // A part that has just come may wait for an answer of its own.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  await expect(skeletons(page)).toHaveCount(0, { timeout: 30_000 });
}
