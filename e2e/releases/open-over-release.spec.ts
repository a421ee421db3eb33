import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { areaCard, goTo } from '../resilience/area-place';
import { expect, test } from './installed';
import { putNextRelease, removePublished } from './next-release';
import { onlyWhole } from '../depth';

// What the browser itself keeps would hide what the server gives.
test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 240_000 });

test('MFE-8 a page open over a release goes on with the files of its own, and a new visit has only those of the next', async ({
  installed: { ana, product, installation },
}) => {
  const { page } = ana;
  await fetchNothingAhead(page);
  await page.goto('/chat?with=group');
  await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  const before = await entryOf(page);
  await product.stop();
  putNextRelease(installation.folder);
  await product.restart();

  const asked = filesAskedBy(page);
  await goTo(page, 'Calendar');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(asked.filter((path) => !path.includes('next'))).not.toEqual([]);
  expect(asked.filter((path) => path.includes('next'))).toEqual([]);
  await expect(page.locator('html[data-not-reloaded]')).toBeVisible();

  // Left first: until then the open page may still fetch files of its own.
  await page.goto('about:blank');
  asked.length = 0;
  await page.goto('/tasks');
  await expect(page.getByRole('button', { name: /^(Add|Create First) Task$/ }).first()).toBeVisible();
  expect(await entryOf(page)).not.toBe(before);
  expect(asked.filter((path) => !path.includes('next'))).toEqual([]);
});

test(
  'MFE-8 a page whose release is gone is loaded anew once, with its address and what was being written',
  onlyWhole,
  async ({ installed: { ana, product, installation } }) => {
    const { page } = ana;
    await fetchNothingAhead(page);
    await page.goto('/chat?with=group');
    await page.getByRole('textbox', { name: /message/i }).fill('I can bring the');
    await product.stop();
    putNextRelease(installation.folder);
    removePublished(product.dataDir);
    await product.restart();

    const loads = loadsOf(page);
    await goTo(page, 'Calendar');
    await expect(page.getByRole('button', { name: 'Add Event' })).toBeVisible();
    await expect(page).toHaveURL(/\/calendar$/);
    expect(loads()).toBe(1);
    await goTo(page, 'Chat');
    await page.getByRole('link', { name: 'Group Chat' }).click();
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue('I can bring the');
    expect(loads()).toBe(1);
  },
);

test(
  'MFE-8 a release whose files are gone for good shows its card and never reloads in a loop',
  onlyWhole,
  async ({ installed: { ana, product, installation } }) => {
    const { page } = ana;
    await fetchNothingAhead(page);
    await page.goto('/chat?with=group');
    await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible();
    await product.stop();
    putNextRelease(installation.folder);
    removePublished(product.dataDir);
    await product.restart();
    await page.route('**/releases/mfe-care/**', (route) =>
      route.fulfill({ status: 404, body: randomUUID() }),
    );

    const loads = loadsOf(page);
    await goTo(page, 'Calendar');
    await expect.poll(loads).toBe(1);
    await expect(areaCard(page, 'It did not load.')).toBeVisible();
    await areaCard(page, 'It did not load.').getByRole('button', { name: 'Retry' }).click();
    await expect(areaCard(page, 'It did not load.')).toBeVisible();
    expect(loads()).toBe(1);
  },
);

/** Screens are otherwise loaded ahead of the first visit, and nothing of an earlier release would be asked for later. */
async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    });
  });
}

function entryOf(page: Page): Promise<string | null> {
  return page.locator('script[type="module"][src]').first().getAttribute('src');
}

function filesAskedBy(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:assets|releases)\/.*\.(?:js|css)$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

function loadsOf(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}
