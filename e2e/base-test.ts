import { test as base } from '@playwright/test';
import type { OpenedPage } from './screens/open-screen';
import { showVisitors, type Shown } from './screens/visitors';
import { opensFromDevice } from './opens-from-device';
import { startProduct, type Product } from './product/start-product';

/** The page that was kept under this name, or else a new one in place of whichever was kept. */
type CachedPage = (name: string, open: () => Promise<OpenedPage>) => Promise<OpenedPage>;

interface Kept {
  product: Product;
  /** Another one, with the demo and those who look at its screens. */
  shown: Shown;
  cachedPage: CachedPage;
}

/**
 * What a worker keeps from file to file, each made when a test first asks for it. It is the same for all files: between two that differ in
 * it a worker ends, and the next begins with its programs, a browser and a product anew.
 */
export const test = base.extend<object, Kept>({
  serviceWorkers: async ({ browserName: _browserName }, use, { file }) => {
    await use(opensFromDevice(file) ? 'allow' : 'block');
  },
  product: [
    async ({ browserName: _browserName }, use) => {
      const product = await startProduct();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
  shown: [
    async ({ browser }, use) => {
      const shown = await showVisitors(browser);
      await use(shown);
      await shown.product.dispose();
    },
    // The first one waits until the demo's day is lived.
    { scope: 'worker', timeout: 540_000 },
  ],
  cachedPage: [
    async ({ shown: _shown }, use) => {
      let kept: { name: string; opened: OpenedPage } | null = null;
      await use(async (name, open) => {
        if (kept?.name === name) return kept.opened;
        await kept?.opened.close();
        kept = null;
        kept = { name, opened: await open() };
        return kept.opened;
      });
      await (kept as { opened: OpenedPage } | null)?.opened.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
