import type { Page } from '@playwright/test';
import { isWhole } from '../depth';
import { expect, test } from './device';

test.describe.configure({ timeout: 300_000 });

const badCopies = {
  ...(isWhole && { 'a chunk of a remote': /\/releases\/mfe-finance\/.*\/finance\.page-[\w-]+\.js$/ }),
  'the shell’s first file': /\/assets\/index-[\w-]+\.js$/,
  'the shell’s stylesheet': /\/assets\/style-[\w-]+\.css$/,
};

test('MFE-8 ALL-2 a bad copy on the device of any file is refused, fetched anew and replaced, and the page is as ever', async ({
  device,
}) => {
  await device.visit('/finance');
  for (const [what, file] of Object.entries(badCopies))
    await test.step(what, async () => {
      const { path, whole } = await spoilCopy(device.page(), file);
      await device.close();
      const page = await device.open();
      await page.goto('/finance');
      await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
      expect(await page.evaluate(() => 'foreignCodeRan' in globalThis)).toBe(false);
      await expect.poll(() => copyOf(page, path)).toBe(whole);
    });
});

/** Lays foreign code over a file that the browser keeps; gives its path and what was there. */
async function spoilCopy(page: Page, file: RegExp): Promise<{ path: string; whole: string }> {
  const paths = await page.evaluate(async () =>
    (await (await caches.open('files-1')).keys()).map(({ url }) => new URL(url).pathname),
  );
  const path = paths.find((one) => file.test(one));
  if (!path) throw new Error(`Nothing is kept of ${file}`);
  const whole = await copyOf(page, path);
  await page.evaluate(async (spoiled) => {
    const cache = await caches.open('files-1');
    const headers = (await cache.match(spoiled))?.headers;
    await cache.put(spoiled, new Response('globalThis.foreignCodeRan = true;', { headers }));
  }, path);
  return { path, whole };
}

function copyOf(page: Page, path: string): Promise<string> {
  return page.evaluate(async (file) => (await (await caches.match(file))?.text()) ?? '', path);
}
