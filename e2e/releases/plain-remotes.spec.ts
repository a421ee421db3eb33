import type { Page } from '@playwright/test';
import { areaCard, markAndCheckTheRest } from '../resilience/area-place';
import { buildPlainRemote } from './build-plain-remote';
import { expect, test } from './installed';
import { putReleases, withOtherReact } from './put-releases';
import { isWhole, onlyWhole } from '../depth';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const shownVisits = 'Visits of this week: 0';
let visits: string;
let notice: string;
test.beforeAll(() => {
  visits = buildPlainRemote('plain-react');
  if (isWhole) notice = buildPlainRemote('plain-dom');
});

test('MFE-2 MFE-3 a remote of another repository, built with the plain plugin, shows its route and tile with the page’s React', async ({
  installed,
}) => {
  await putReleases(installed, { 'mfe-visits': visits });
  const { page } = installed.ana;
  await page.goto('/more');
  await page.getByRole('link', { name: /^Visits/ }).click();
  await expect(page.getByText(shownVisits)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
  await expect(page.locator('.visits')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await page.getByRole('button', { name: 'Count a visit' }).click();
  await expect(page.getByText('Visits of this week: 1')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Break the tile' })).toBeVisible();
  expect(await reactsIn(page)).toBe(1);
});

test(
  'MFE-2 a remote without React shows plain single-spa lifecycles in a route and in a slot',
  onlyWhole,
  async ({ installed }) => {
    await putReleases(installed, { 'mfe-notice': notice });
    const { page } = installed.ana;
    await page.goto('/notice/stairs');
    await expect(page.getByText('Notice about stairs')).toBeVisible();
    await markAndCheckTheRest(page);
    await page.goBack();
    await page.goto('/dashboard');
    await expect(page.getByText('Read the notice of the week')).toBeVisible();
  },
);

test(
  'MFE-8 plain remotes that throw or hang cost their own place alone',
  onlyWhole,
  async ({ installed }) => {
    await putReleases(installed, { 'mfe-visits': visits, 'mfe-notice': notice });
    const { page } = installed.ana;
    const reasons = {
      '/visits?fault=evaluation': 'It did not load.',
      '/visits?fault=mount': 'It stopped working.',
      '/visits?fault=hang': 'It took too long to load.',
      '/notice/stairs?fault=mount': 'It stopped working.',
      '/notice/stairs?fault=hang': 'It took too long to load.',
    };
    for (const [address, reason] of Object.entries(reasons))
      await test.step(address, async () => {
        await page.goto(address);
        await expect(areaCard(page, reason)).toBeVisible();
        await markAndCheckTheRest(page);
      });
    const breaks = {
      '/visits': 'Break',
      '/dashboard': 'Break the tile',
      '/notice/stairs': 'Take it all away',
    };
    for (const [address, name] of Object.entries(breaks))
      await test.step(`while ${address} is shown`, async () => {
        await page.goto(address);
        await page.getByRole('button', { name, exact: true }).click();
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
        await markAndCheckTheRest(page);
      });
  },
);

test('MFE-2 REL-1 a plain remote whose files were changed never runs', onlyWhole, async ({ installed }) => {
  await putReleases(installed, { 'mfe-visits': visits });
  const { page } = installed.ana;
  let isTampered = true;
  await page.route('**/releases/mfe-visits/**/remoteEntry.js', async (route) => {
    if (!isTampered) return route.continue();
    const body = await (await route.fetch()).text();
    return route.fulfill({ contentType: 'text/javascript', body: `${body}\nwindow.wasTampered = true;` });
  });
  await page.goto('/visits');
  const card = areaCard(page, 'It did not load.');
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => 'wasTampered' in window)).toBe(false);
  await markAndCheckTheRest(page);
  isTampered = false;
  await page.goto('/visits');
  await expect(page.getByText(shownVisits)).toBeVisible();
});

test(
  'MFE-2 REL-5 a plain remote made for another React is refused before any of its code runs',
  onlyWhole,
  async ({ installed }) => {
    await putReleases(installed, { 'mfe-visits': withOtherReact(visits) });
    const { page } = installed.ana;
    await page.goto('/visits');
    await expect(areaCard(page, 'This version doesn’t fit this page.')).toBeVisible();
    await markAndCheckTheRest(page);
  },
);

/** How many of the programs that this page has loaded contain a React. */
async function reactsIn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const programs = [...new Set(loaded)].filter((name) => new URL(name).pathname.endsWith('.js'));
    const texts = await Promise.all(programs.map(async (name) => (await fetch(name)).text()));
    return texts.filter((text) => text.includes('https://react.dev/errors/')).length;
  });
}
