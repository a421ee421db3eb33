import type { BrowserContext } from '@playwright/test';
import { expect, open, test } from '../journeys/two-people';
import { areaCard, expectTheRestWorks } from './area-place';

const places = [
  '/dashboard',
  '/calendar',
  '/tasks',
  '/checkin',
  '/chat',
  '/emergency',
  '/finance',
  '/more',
  '/more/app-settings',
  '/circle',
];

test('MFE-2 shell and all remotes run on one React, whichever screens were shown', async ({ two }) => {
  const { context, page } = two.ana;
  await countReacts(context);
  await page.goto('/dashboard');
  for (const place of places) {
    await page.evaluate((path) => history.pushState(null, '', path), place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-page]:not(:empty)').or(page.getByRole('main'))).not.toHaveCount(0);
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'reacts'))).toEqual([
    expect.stringMatching(/^19\./),
  ]);
});

test('MFE-2 REL-5 a version made for other contracts is refused before any of its code runs, with a message', async ({
  two,
}) => {
  const { context, page } = two.ana;
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await context.route('**/finance', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /("name":"mfe-finance".*?"contractRange":")[^"]+/s,
      (_, before: string) => `${before}^9.0.0`,
    );
    await route.fulfill({ response, body: html });
  });
  await open('/finance', two.ana);
  await expect(areaCard(page, 'This version doesn’t fit this page.')).toBeVisible();
  expect(said.join('\n')).toContain('needs contracts ^9.0.0');
  await expectTheRestWorks(page);
});

/** Every copy of React DOM makes itself known to the place where developers' tools wait for it. */
async function countReacts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const reacts: string[] = [];
    const inject = ({ version }: { version: string }) => reacts.push(version);
    const ignore = () => undefined;
    const hook = { inject, supportsFiber: true, checkDCE: ignore, isDisabled: false };
    Object.assign(globalThis, {
      reacts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore },
    });
  });
}
