import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { linkInLetter } from '../product/letters';
import { signUp } from '../product/person';
import { startProduct } from '../product/start-product';
import { checkShown } from '../screens/check-sight';
import { expect, test } from './installed';
import { nextVersion } from './next-version';
import { releasePrograms } from './release-programs';

test.describe.configure({ timeout: 180_000 });

test('ALL-1 REL-6 REL-7 MFE-9 an operator publishes, tries, offers, raises and rolls back in the product, and sees why and who', async ({
  browser,
}) => {
  const product = await startProduct({ OPERATORS: 'olga@example.test' });
  const olga = await signUp(browser, product, 'Olga', 'olga@example.test');
  const circle = { newCircleId: randomUUID(), name: 'Rosa', timeZone: 'America/Chicago' };
  await olga.call('circles', 'createCircle', circle);
  const { page } = olga;

  // The person who signed up with the address has not yet proved that it is theirs.
  await page.goto('/more');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Releases/ })).toHaveCount(0);
  await page.goto(await linkInLetter(product, olga.email, '/verify'));
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();

  const team = nextVersion('mfe-finance', '1.1.0');
  const archive = join(team.folder, 'mfe-finance.tgz');
  releasePrograms(product).pack(team.folder, archive);
  await page.goto('/more');
  await page.getByRole('link', { name: /^Releases/ }).click();
  await page.locator('input[type=file]').setInputFiles(archive);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('mfe-finance 1.1.0 is published. No one has it yet.')).toBeVisible();
  await checkShown(page);

  // What the operator's browser runs, and why.
  await page.getByRole('button', { name: /^mfe-finance 0\.1\.0/ }).click();
  await expect(page.getByText('Everybody has it.')).toBeVisible();
  await expect(page.getByText(/^react 19\.\S+, made for \^19/)).toBeVisible();
  const known = await page.evaluate('Object.keys(globalThis.__FEDERATION__.moduleInfo).join()');
  expect(known).toMatch(/^shell,.*mfe-finance:0\.1\.0/);

  // It takes the new version in this browser alone, says so on every page, and comes back.
  await page.getByRole('link', { name: 'mfe-finance' }).click();
  const published = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await published.filter({ hasText: '1.1.0' }).getByRole('link', { name: 'Try in this browser' }).click();
  for (const path of ['/finance', '/chat']) {
    await page.goto(path);
    await expect(page.getByText('Only in this browser: mfe-finance 1.1.0')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/more/releases/mfe-finance');
  await expect(page.getByText('Only in this browser')).toHaveCount(0);

  const give = page.getByRole('listitem').filter({ hasText: '1.1.0' }).first();
  await give.getByRole('button', { name: 'Give to some first' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^These circles too/ }).fill(circle.newCircleId);
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('We try it ourselves');
  await dialog.getByRole('button', { name: 'Give to some' }).click();
  await expect(page.getByRole('heading', { name: '1.1.0 is on its way' })).toBeVisible();

  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(page.getByText('The circle was named.')).toBeVisible();
  await checkShown(page);
  await page.getByRole('button', { name: 'Roll back', exact: true }).click();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Enough');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('heading', { name: '1.1.0 is on its way' })).toHaveCount(0);
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText(
    /1\.1\.0 taken back.*olga@example\.test.*Enough/s,
  );

  await olga.context.close();
  await product.dispose();
  rmSync(team.folder, { recursive: true });
});
