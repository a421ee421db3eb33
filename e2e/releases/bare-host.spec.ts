import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram, workspace } from '../product/run-program';
import { addBill } from '../resilience/examples';
import { expect, test } from '../journeys/two-people';

const late = ['contracts/schemas', 'ui/fields', 'ui/panels', 'ui/plots'];

test('MFE-2 a page that only knows the federation runtime loads a remote by its manifest and shows its screen', async ({
  two: { ana, circleId },
  product,
}) => {
  const folder = test.info().outputPath('bare-host');
  const config = join(workspace, 'e2e/remotes/bare-host/bare-host.vite.config.ts');
  runProgram('vite', ['build', '--config', config, '--outDir', folder, '--emptyOutDir'], {
    folder: workspace,
  });
  await addBill(ana, circleId, 'Rent');

  const { version } = JSON.parse(readFileSync(join(workspace, 'mfe-finance/dist/remote.json'), 'utf8')) as {
    version: string;
  };
  const { page } = ana;
  await page.route('**/bare/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/bare/', '');
    if (path !== 'finance') return route.fulfill({ path: join(folder, path) });
    return route.fulfill({
      contentType: 'text/html',
      body: html(`mfe-finance /releases/mfe-finance/${version}/mf-manifest.json finance`),
    });
  });
  await page.goto(`${product.origin}/bare/finance`);
  await expect(page.getByRole('tab', { name: 'Bills' })).toBeVisible();
  await expect(page.getByText('Rent').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Bills' }).click();
  await expect(page.getByRole('button', { name: 'Add Bill' })).toBeVisible();
});

function html(remote: string): string {
  const imports = Object.fromEntries(
    late.map((id) => [`@carecircle/${id}`, `/bare/${id.replace('/', '-')}.js`]),
  );
  return `<!doctype html><html lang="en" data-remote="${remote}"><title>Bare host</title>
<script type="importmap">${JSON.stringify({ imports })}</script>
<div id="root"></div><script type="module" src="/bare/main.js"></script></html>`;
}
