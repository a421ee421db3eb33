import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { onlyWhole } from '../depth';
import { areaCard, expectFinance, goTo } from './area-place';
import { expect, test } from './device';

test.describe.configure({ timeout: 300_000 });

test('MFE-8 a stylesheet that is gone from the disk costs its own area only, and the next start puts it back', async ({
  installed: { product, ana },
}) => {
  const [style = ''] = storedFiles(product.dataDir, /releases\/mfe-finance\/.*\.css$/);
  const aside = join(product.dataDir, 'aside');
  for (const ending of ['', '.br', '.gz']) {
    mkdirSync(dirname(aside + ending), { recursive: true });
    renameSync(style + ending, aside + ending);
  }
  const { page } = ana;
  const answer = await page.goto('/finance');
  expect(answer?.status()).toBe(200);
  await expect(areaCard(page, 'It did not load.')).toBeVisible();
  await goTo(page, 'Calendar');
  await expect(page.getByText('Nothing on this day')).toBeVisible();

  await product.stop();
  await product.restart();
  expect(readFileSync(style)).toEqual(readFileSync(aside));
  await page.goto('/finance');
  await expectFinance(page);
});

test(
  'MFE-8 ALL-2 a damaged file of one remote leaves the rest ready for no network, and the next start puts it back',
  onlyWhole,
  async ({ installed: { product }, device }) => {
    const chunks = storedFiles(product.dataDir, /releases\/mfe-finance\/.*finance\.page-[\w-]+\.js$/);
    expect(chunks.length).toBeGreaterThan(0);
    const whole = chunks.map((file) => readFileSync(file));
    for (const file of chunks)
      for (const ending of ['', '.br', '.gz']) writeFileSync(file + ending, 'damaged');
    const page = await device.visit('/calendar');
    await product.stop();
    await page.goto('/calendar');
    await expect(page.getByText('Nothing on this day')).toBeVisible();
    await expect(page.getByText(/Offline\./)).toBeVisible();

    await product.restart();
    expect(chunks.map((file) => readFileSync(file))).toEqual(whole);
  },
);

test(
  'MFE-8 the shell’s own files are put back at the next start',
  onlyWhole,
  async ({ installed: { product } }) => {
    const [style = ''] = storedFiles(product.dataDir, /shell\/.*\.css\/[\w-]+\.css$/);
    const whole = readFileSync(style);
    await product.stop();
    writeFileSync(style, 'damaged');
    rmSync(`${style}.br`);
    await product.restart();
    expect(readFileSync(style)).toEqual(whole);
  },
);

/** Files as they are stored, without their compressed forms. */
function storedFiles(dataDir: string, name: RegExp): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((file) => join(dataDir, file))
    .filter((file) => name.test(file));
}
