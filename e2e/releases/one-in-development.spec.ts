import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../product/run-program';
import { expect, test } from './installed';
import { runDevServer } from './run-dev-server';

test.describe.configure({ timeout: 300_000 });

test('MFE-9 one browser takes one remote from its dev server, sees edits without a reload, and ends it', async ({
  installed: { installation, product, ana, ben },
}) => {
  const { page } = ana;
  runProgram('nx', ['g', '@carecircle/generators:remote', 'pets'], { folder: installation.folder });
  const remote = join(installation.folder, 'mfe-pets');
  runProgram('vite', ['build'], { folder: remote });
  await product.stop();
  await product.restart();
  const words = join(remote, 'src/messages/en.json');
  const say = (text: string) =>
    writeFileSync(words, JSON.stringify({ ...read(words), 'pets.empty': text }, null, 2));
  const crashes: string[] = [];
  page.on('pageerror', ({ message }) => crashes.push(message));

  const dev = await runDevServer(remote, product.origin);
  try {
    say('Two cats.');
    await page.goto(dev.link);
    const bar = page.getByText(/^Development: mfe-pets comes from http:\/\/localhost:\d+/);
    await expect(bar).toBeVisible();
    await page.goto('/pets');
    await expect(page.getByText('Two cats.')).toBeVisible();
    await expect(bar).toBeVisible();

    await test.step('an edit shows without a reload', async () => {
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      editPage(join(remote, 'src'), 'Seen at once');
      await expect(page.getByText('Seen at once. Two cats.')).toBeVisible();
      say('Three cats.');
      await expect(page.getByText('Three cats.')).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    await test.step('nobody else has it, and no other machine could', async () => {
      await ben.page.goto('/pets');
      await expect(ben.page.getByText('Nothing is here yet.')).toBeVisible();
      await expect(ben.page.getByText(/^Development:/)).toHaveCount(0);
      const { status } = await fetch(dev.link, {
        redirect: 'manual',
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
      expect(status).toBe(404);
    });

    await page.getByRole('link', { name: 'Stop' }).click();
    await page.goto('/pets');
    await expect(page.getByText('Nothing is here yet.')).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.goto(dev.link);
    await expect(bar).toBeVisible();
  } finally {
    await dev.stop();
  }
  await page.goto('/pets');
  await expect(page.getByText(/^Development: http:\/\/localhost:\d+ is not there/)).toBeVisible();
  await expect(page.getByText('Nothing is here yet.')).toBeVisible();
  expect(crashes).toEqual([]);
});

test('MFE-9 the same names another published version of a remote', async ({
  installed: { installation, product, ana, ben },
}) => {
  runProgram('nx', ['g', '@carecircle/generators:remote', 'pets'], { folder: installation.folder });
  const remote = join(installation.folder, 'mfe-pets');
  const versions: string[] = [];
  for (const text of ['One dog.', 'Two dogs.']) {
    const words = join(remote, 'src/messages/en.json');
    writeFileSync(words, JSON.stringify({ ...read(words), 'pets.empty': text }, null, 2));
    runProgram('vite', ['build'], { folder: remote });
    versions.push(String(read(join(remote, 'dist/remote.json'))['version']));
    await product.stop();
    await product.restart();
  }
  await ana.page.goto(`/override?remote=mfe-pets&from=${versions[0] ?? ''}`);
  await ana.page.goto('/pets');
  await expect(ana.page.getByText('One dog.')).toBeVisible();
  await expect(ana.page.getByText(`Only in this browser: mfe-pets ${versions[0] ?? ''}`)).toBeVisible();
  await ben.page.goto('/pets');
  await expect(ben.page.getByText('Two dogs.')).toBeVisible();
});

function read(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** Puts a text before the page's own. */
function editPage(source: string, text: string): void {
  const file = join(source, 'pets/pets.page.tsx');
  const edited = readFileSync(file, 'utf8').replace('{t(', `{'${text}. ' + t(`);
  writeFileSync(file, edited);
}
