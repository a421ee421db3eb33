import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runProgram } from '../product/run-program';
import { expect, test } from './installed';

test.describe.configure({ timeout: 240_000 });

test('MFE-3 MFE-10 a generated sixth remote is built, tested, published and shown without any change of the shell', async ({
  installed,
}) => {
  const { installation, product, ana, ben } = installed;
  const { page } = ana;
  await page.goto('/more');
  await expect(page.getByRole('link', { name: /Bills & Budget/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Pets/ })).toHaveCount(0);
  const shellBefore = await shellFiles(page);

  runProgram('nx', ['g', '@carecircle/generators:remote', 'pets'], { folder: installation.folder });
  const remote = join(installation.folder, 'mfe-pets');
  addToNavigation(join(remote, 'src/remote.ts'));
  runProgram('vitest', ['run'], { folder: remote, environment: { NODE_ENV: 'test' } });
  runProgram('vite', ['build'], { folder: remote });
  await product.stop();
  await product.restart();

  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: /^Pets/ }).click();
  await expect(page).toHaveURL(/\/pets$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pets' })).toBeVisible();
  await expect(page.getByText('Nothing is here yet.')).toBeVisible();
  expect(await shellFiles(page)).toEqual(shellBefore);

  await ben.page.goto('/pets');
  await expect(ben.page.getByText('Nothing is here yet.')).toBeVisible();
  await ben.page.goto('/more');
  await ben.page.getByRole('main').getByRole('link', { name: /Pets/ }).click();
  await expect(ben.page.getByText('Nothing is here yet.')).toBeVisible();
});

/** What its developer adds to have it among the places at the bottom. */
function addToNavigation(file: string): void {
  const declaration = readFileSync(file, 'utf8');
  const entry = `navigation: [{ route: 'pets', label: 'pets.title', icon: 'heart', order: 45 }],`;
  writeFileSync(file, declaration.replace('  menu:', `  ${entry}\n  menu:`));
}

/**
 * Addresses of the shell's own files in the page, which carry the hash of their content; without the font's, which a browser
 * gets from its second page on.
 */
function shellFiles(page: Page): Promise<string[]> {
  return page
    .locator('script[src^="/assets/"], link[rel="stylesheet"][href^="/assets/"]:not([href*="/fonts-"])')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    );
}
