import type { Page } from '@playwright/test';
import { expect, test } from '../resilience/device';
import { putNextRelease } from './next-release';

test.describe.configure({ timeout: 240_000 });

const screens = ['/calendar', '/tasks', '/chat', '/finance', '/emergency', '/more'];

test('MFE-8 ALL-2 without a network every screen runs on files of one release: of the earlier one until the page of the next is kept', async ({
  device,
  installed: { product, installation },
}) => {
  await device.visit('/dashboard', 'At a glance');
  await product.stop();
  expect(await releasesOffline(device.page())).toEqual(['earlier']);

  putNextRelease(installation.folder);
  await product.restart();
  const page = await device.visit('/dashboard', 'At a glance');
  await expect.poll(() => cachedPageText(page)).toContain('.next/');
  await product.stop();
  expect(await releasesOffline(page)).toEqual(['next']);
});

/** The releases whose programs and stylesheets ran on all screens. */
async function releasesOffline(page: Page): Promise<string[]> {
  const releases = new Set<string>();
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByText('Offline.').first()).toBeVisible();
    await expect(page.locator('[data-page]').first()).toBeVisible();
    for (const path of await filesOf(page)) releases.add(path.includes('next') ? 'next' : 'earlier');
  }
  return [...releases];
}

function filesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/(?:assets|releases)\/.*\.(?:js|css)$/.test(path)),
  );
}

function cachedPageText(page: Page): Promise<string> {
  return page.evaluate(async () => (await (await caches.match('/standby.html'))?.text()) ?? '');
}
