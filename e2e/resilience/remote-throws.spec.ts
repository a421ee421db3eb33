import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildFaultyRemote } from '../releases/build-faulty-remote';
import { expect, test } from '../releases/installed';
import { areaCard, expectTheRestWorks } from './area-place';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let builds: ReturnType<typeof buildFaultyRemote>;
test.beforeAll(() => {
  builds = buildFaultyRemote();
});

const oldWorks = 'The old version works';
const newWorks = 'The new version works';

test('MFE-8 a version that throws anywhere gives way to the last good one by itself, and the rest works', async ({
  installed,
}) => {
  const { installation, product, ana } = installed;
  const { page } = ana;
  for (const build of [builds.good, builds.faulty]) {
    installation.put('mfe-faulty', build);
    await product.stop();
    await product.restart();
  }
  await page.goto('/faulty');
  await expect(page.getByText(newWorks)).toBeVisible();

  for (const stage of ['evaluation', 'page-evaluation', 'render', 'effect'] as const)
    await test.step(`thrown at ${stage}`, async () => {
      await page.goto(`/faulty?throw=${stage}`);
      await expect(page.getByText(oldWorks)).toBeVisible();
      await page.getByRole('button', { name: 'Pressed 0' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
      await markAndCheckTheRest(page);
    });

  await test.step('thrown in a slot of the dashboard', async () => {
    await page.goto('/dashboard?throw=item');
    await expect(page.getByText(oldWorks)).toBeVisible();
    await markAndCheckTheRest(page);
  });

  await test.step('thrown while it is taken down', async () => {
    await page.goto('/faulty?throw=unmount');
    await expect(page.getByText(newWorks)).toBeVisible();
    await markAndCheckTheRest(page);
    await expect(page.getByText(newWorks)).toHaveCount(0);
  });

  await test.step('thrown in the background', async () => {
    await page.goto('/faulty?throw=background');
    await expect(page.getByText(newWorks)).toBeVisible();
    await markAndCheckTheRest(page);
  });

  await test.step('thrown in a handler', async () => {
    await page.goto('/faulty?throw=handler');
    const thrown = page.waitForEvent('pageerror');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    expect((await thrown).message).toBe('asked to throw at handler');
    await expect(page.getByText(newWorks)).toBeVisible();
    await markAndCheckTheRest(page);
  });
});

test('MFE-8 SHELL-2 a first version that throws shows its card, and Retry brings it once it is healthy', async ({
  installed,
}) => {
  const { installation, product, ana } = installed;
  const { page } = ana;
  installation.put('mfe-faulty', builds.faulty);
  await product.stop();
  await product.restart();

  const reasons = {
    evaluation: 'It did not load.',
    render: 'It stopped working.',
    effect: 'It stopped working.',
  };
  for (const [stage, reason] of Object.entries(reasons))
    await test.step(`thrown at ${stage}`, async () => {
      await page.goto(`/faulty?throw=${stage}`);
      const card = areaCard(page, reason);
      await expect(card).toContainText('Faulty could not be shown.');
      await card.getByRole('button', { name: 'Retry' }).click();
      await expect(card).toBeVisible();
      await markAndCheckTheRest(page);
      await page.goBack();
      await page.goBack();
      await page.goBack();
      await expect(page).toHaveURL(/\/faulty/);
      await expect(card).toBeVisible();
      await page.evaluate(() => history.replaceState(history.state, '', '/faulty'));
      await card.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(newWorks)).toBeVisible();
      await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
    });
});

test('MFE-2 MFE-8 a version made for another React is refused before any of its code runs', async ({
  installed,
}) => {
  const { installation, product, ana } = installed;
  const { page } = ana;
  installation.put('mfe-faulty', otherReact(builds.faulty));
  await product.stop();
  await product.restart();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/faulty?throw=evaluation');
  await expect(areaCard(page, 'This version does not fit this page.')).toBeVisible();
  await markAndCheckTheRest(page);
  expect(said.join('\n')).toContain('needs react ^18.0.0');
  expect(said.join('\n')).not.toContain('asked to throw');
});

async function markAndCheckTheRest(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  await expectTheRestWorks(page);
}

/** The same build, which says that it needs a React that this product does not have. */
function otherReact(build: string): string {
  const folder = `${build}-other-react`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
  const file = join(folder, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { shared: object };
  writeFileSync(file, JSON.stringify({ ...manifest, shared: { ...manifest.shared, react: '^18.0.0' } }));
  return folder;
}
