import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { signUp } from '../product/person';
import { startProduct, type Product } from '../product/start-product';
import { scenes } from './scenes';
import { smallTargets } from './small-targets';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Visitors {
  product: Product;
  /** Nobody; somebody without a circle; somebody in the demo circle. */
  visitors: Record<(typeof scenes)[number]['visitor'], BrowserContext>;
}

const test = base.extend<object, Visitors>({
  product: [
    async ({ browserName: _browserName }, use) => {
      const product = await startProduct();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
  visitors: [
    async ({ browser, product }, use) => {
      const open = () => browser.newContext({ baseURL: product.origin, reducedMotion: 'reduce' });
      const [stranger, demo] = await Promise.all([open(), open()]);
      const entry = await demo.newPage();
      await entry.goto('/login');
      await entry.getByRole('button', { name: 'Explore the demo circle' }).click();
      await expect(entry.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible({ timeout: 60_000 });
      await entry.close();
      const newcomer = (await signUp(browser, product, 'Nora')).context;
      await use({ stranger, newcomer, demo });
      await Promise.all([stranger, newcomer, demo].map((context) => context.close()));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const { name, path, visitor, arrange } of scenes)
  test(`ALL-1 ${name} breaks no rule of WCAG 2.2 AA, light and dark, and has targets of 44 px`, async ({
    visitors,
  }) => {
    test.setTimeout(120_000);
    const page = await visitors[visitor].newPage();
    await page.goto(path);
    await settle(page);
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
    await arrange?.(page);
    await settle(page);
    expect.soft(await smallTargets(page), 'targets below 44 px').toEqual([]);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      expect.soft(await violations(page), theme).toEqual([]);
    }
    await page.close();
  });

/** Nothing is on its way any more. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0, { timeout: 30_000 });
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(levels).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}
