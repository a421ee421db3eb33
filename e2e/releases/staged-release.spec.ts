import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { circleOfTwo, signUp, type Person } from '../product/person';
import { startProduct, type Product } from '../product/start-product';
import { expect, test } from './installed';
import { nextVersion, type TeamFolder } from './next-version';
import { releasePrograms } from './release-programs';

// What the browser itself keeps would hide what the server gives.
test.use({ serviceWorkers: 'block' });
test.describe.configure({ timeout: 240_000 });

test('REL-1 REL-2 REL-3 REL-4 a team’s next version goes to one family, then to more, and a broken one takes itself back', async ({
  browser,
}) => {
  const product = await startProduct();
  const { steer, release } = releasePrograms(product);
  const folders: TeamFolder[] = [];
  const version = (text: string) => {
    const folder = nextVersion('mfe-finance', text);
    folders.push(folder);
    return folder;
  };
  const { ana, circle } = await circleOfTwo(browser, product);
  const carl = await someoneElse(browser, product);
  const token = steer('token', 'mfe-finance', 'Finance team');

  // It is published from its own folder into the product that runs, and nobody has it yet.
  await openMore(ana.page, 'Bills & Budget');
  await openMore(carl.page, 'Bills & Budget');
  await ana.page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  const better = version('1.1.0');
  renameLink(better, 'Family Money');
  expect(release(better.folder, token)).toBe('mfe-finance 1.1.0 is published.');
  expect(release(better.folder, token)).toBe('mfe-finance 1.1.0 was published before, and is the same.');
  await expect(link(ana.page, 'Bills & Budget')).toBeVisible();

  // One family has it, in the page that they have open and without a reload; another one has not.
  steer('offer', 'mfe-finance', '1.1.0', '--circle', circle.id, '--reason', 'The Riveras asked for it');
  await expect(link(ana.page, 'Family Money')).toBeVisible({ timeout: 60_000 });
  await expect(ana.page.locator('html[data-not-reloaded]')).toBeVisible();
  expect(steer('why', 'mfe-finance', circle.id)).toContain('1.1.0: the circle is named');
  await openMore(carl.page, 'Bills & Budget');

  // Then a share of all circles, and everybody.
  expect(steer('raise', 'mfe-finance', '10')).toContain('→ 1.1.0 10 %');
  expect(() => steer('raise', 'mfe-finance', '5')).toThrow(/have it already/);
  steer('serve', 'mfe-finance', '1.1.0');
  await openMore(carl.page, 'Family Money');

  // A broken one reaches Ana's family: they have the version before all the same, and it is gone before others see it.
  const broken = version('1.2.0');
  breakPage(broken);
  release(broken.folder, token);
  steer('offer', 'mfe-finance', '1.2.0', '--circle', circle.id);
  // What was counted between two looks is weighed by what was counted before: however quick the visits are, they go on meanwhile.
  await expect(async () => {
    for (let visit = 0; visit < 5; visit += 1)
      await Promise.all([visitFinance(ana.page), visitFinance(carl.page)]);
    expect(steer('show', 'mfe-finance')).toMatch(/rolled-back 1\.2\.0 {2}by health guard/);
  }).toPass({ timeout: 90_000 });
  expect(steer('list')).toMatch(/mfe-finance {2}1\.1\.0$/m);
  // On a busy machine a visit of the good one may take too long as well: what counts is that it seldom does.
  expect(steer('show', 'mfe-finance')).toMatch(
    /1\.2\.0 failed in \d\d of \d\d visits, 1\.1\.0 at the same time in \d of/,
  );
  await visitFinance(ana.page);

  await Promise.all([ana.context.close(), carl.context.close()]);
  await product.dispose();
  for (const { folder } of folders) rmSync(folder, { recursive: true });
});

async function someoneElse(browser: Browser, product: Product): Promise<Person> {
  const carl = await signUp(browser, product, 'Carl');
  const circle = { newCircleId: randomUUID(), name: 'Others', timeZone: 'America/Chicago' };
  await carl.call('circles', 'createCircle', circle);
  return carl;
}

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });

async function openMore(page: Page, name: string): Promise<void> {
  await page.goto('/more');
  await expect(link(page, name)).toBeVisible();
}

/** The page stands, from whichever version, and what the browser has to tell of it is sent when it is left. */
async function visitFinance(page: Page): Promise<void> {
  // A page whose release went meanwhile reloads itself, which may cross this visit.
  await expect(() => page.goto('/finance')).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await expect(page.getByText('did not load')).toHaveCount(0);
}

function renameLink(team: TeamFolder, name: string): void {
  for (const key of team.manifest.menu.map(({ label }) => label)) {
    const words = team.manifest.words['en'];
    if (words?.[key]) words[key] = name;
  }
  team.save();
}

function breakPage(team: TeamFolder): void {
  const [file = ''] = (team.manifest.chunks['route:finance'] ?? []).filter((path) => path.endsWith('.js'));
  team.change(file, (code) => `throw new Error('a mistake');\n${code}`);
  team.save();
}
