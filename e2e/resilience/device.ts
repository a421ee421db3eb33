import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import config from '../playwright.config';
import type { Person } from '../product/person';
import { test as base } from '../releases/installed';

/** Somebody's own device: a browser that is closed and opened again, and keeps what a browser keeps. */
export interface Device {
  /** The page of the open browser. */
  page(): Page;
  /** Starts the browser; what was kept before is there. */
  open(): Promise<Page>;
  close(): Promise<void>;
  /** Opens a path and waits until the app has kept it, with its data and files. */
  visit(path: string): Promise<Page>;
}

interface OnDevice {
  /** Ana's device, with the browser open and signed in. */
  device: Device;
}

/** A product that the test may stop, and Ana on a device that outlives the browser. */
export const test = base.extend<OnDevice>({
  device: async ({ installed: { ana, product } }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'carecircle-device-'));
    let context: BrowserContext | null = null;
    const page = () => {
      const [first] = context?.pages() ?? [];
      if (!first) throw new Error('The browser is closed');
      return first;
    };
    const device: Device = {
      page,
      open: async () => {
        const { launchOptions, ...rest } = config.use ?? {};
        context = await chromium.launchPersistentContext(folder, {
          ...launchOptions,
          ...rest,
          baseURL: product.origin,
        });
        return page();
      },
      close: async () => {
        await context?.close();
        context = null;
      },
      visit: async (path) => {
        await page().goto(path);
        await expect(page().getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => isKept(page()), { message: `${path} is kept` }).toBe(true);
        return page();
      },
    };
    await device.open();
    await signIn(page(), ana);
    await use(device);
    await device.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

export { expect };

async function signIn(page: Page, { context }: Person): Promise<void> {
  await page.context().addCookies(await context.cookies());
}

/** Whether the page with all its files is there, and every answer that it shows. */
function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return Boolean(registration.active && (await caches.match('/standby.html')));
  });
}
