import { test as base, type Page } from '@playwright/test';
import { circleOfTwo, type Person } from '../product/person';
import { startProduct, type Product } from '../product/start-product';

interface TwoPeople {
  ana: Person;
  ben: Person;
  circleId: string;
}

/** One product per worker, and for each test a new circle with Ana, its admin, and Ben, each in a browser of their own. */
export const test = base.extend<{ two: TwoPeople }, { product: Product }>({
  product: [
    async ({ browserName: _browserName }, use) => {
      const product = await startProduct();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
  two: async ({ browser, product }, use) => {
    const { ana, ben, circle } = await circleOfTwo(browser, product);
    await use({ ana, ben, circleId: circle.id });
    await Promise.all([ana.context.close(), ben.context.close()]);
  },
});

export { expect } from '@playwright/test';

/** Opens a path in everybody's browser and marks the pages, so that a later reload would be seen. */
export async function open(path: string, ...people: Person[]): Promise<Page[]> {
  return Promise.all(
    people.map(async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
      return page;
    }),
  );
}
