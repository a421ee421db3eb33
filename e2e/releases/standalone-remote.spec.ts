import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, workspace } from '../product/run-program';
import { npm, quietly } from './npm';
import { expect, test } from './installed';
import { releasePrograms } from './release-programs';

// What is installed and built for it may take minutes beside other tests.
test.describe.configure({ timeout: 1_200_000 });

test('MFE-2 MFE-10 a remote in a repository of its own builds, tests and publishes against the packed libraries', async ({
  installed: { product, ana },
}) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'carecircle-standalone-')), 'mfe-pets');
  const generator = ['g', '@carecircle/generators:remote', 'pets', '--standalone', `--folder=${folder}`];
  runProgram('nx', generator, { folder: workspace });
  npm(folder, ['install', ...quietly]);
  for (const script of ['types', 'test', 'build']) npm(folder, ['run', script]);
  const { steer } = releasePrograms(product);
  const token = steer('token', 'mfe-pets', 'Pets team');
  npm(folder, ['run', 'publish'], { CARECIRCLE_URL: product.origin, CARECIRCLE_TOKEN: token });
  steer('serve', 'mfe-pets', '0.1.0');

  await ana.page.goto('/more');
  await ana.page.getByRole('link', { name: /^Pets/ }).click();
  await expect(ana.page.getByRole('heading', { level: 1, name: 'Pets' })).toBeVisible();
  await expect(ana.page.getByText('Nothing is here yet.')).toBeVisible();
});
