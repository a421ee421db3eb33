import { expect, test } from '../base-test';
import type { Page } from '@playwright/test';
import { takeShifts, watchShifts } from './layout-shifts';
import { settle } from './settle';

const screens = [
  { path: '/login', visitor: 'stranger' },
  { path: '/dashboard', visitor: 'demo' },
] as const;

for (const { path, visitor } of screens) {
  test(`ALL-1 ${path} goes without the web font on a first visit, has it on the next one, and nothing moves`, async ({
    browser,
    shown: { product, visitors },
  }) => {
    const options = { baseURL: product.origin, serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ ...options, storageState: visitors[visitor] });
    await watchShifts(context);
    const page = await context.newPage();
    await page.goto(path);
    await settle(page);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('font');
    expect(await webFaces(page)).toEqual([]);
    expect(await takeShifts(page)).toEqual([]);
    const kept = await keptFonts(page);
    expect(kept).toHaveLength(1);

    await page.reload();
    await settle(page);
    expect(await webFaces(page)).toContain('loaded');
    expect(await bytesSent(page, kept)).toEqual([0]);
    expect(await takeShifts(page)).toEqual([]);
    await context.close();
  });
}

/** How far the faces of the web font have come that this page has. */
function webFaces(page: Page): Promise<FontFaceLoadStatus[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('Hyperlegible')).map(({ status }) => status),
  );
}

/** Addresses of the font files that a page without the web font keeps for the next one. */
function keptFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (document.querySelector<HTMLMetaElement>('meta[name="font"]')?.content ?? '')
      .split(' ')
      .filter((file) => file.endsWith('.woff2')),
  );
}

/** Bytes that came over the line for each of these files that the page used. */
function bytesSent(page: Page, files: readonly string[]): Promise<number[]> {
  return page.evaluate(
    (wanted) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => wanted.includes(new URL(name).pathname))
        .map(({ transferSize }) => transferSize),
    files,
  );
}
