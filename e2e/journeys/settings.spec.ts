import { onlyWhole } from '../depth';
import { expect, open, test } from './two-people';

test('MFE-7 SET-2 a changed name shows on the other member’s screen without reload', async ({ two }) => {
  const { ana, ben } = two;
  const [account, circle] = (await Promise.all([open('/more/account', ana), open('/circle', ben)])).flat();
  if (!account || !circle) throw new Error('two pages');
  await account.getByRole('button', { name: 'Edit' }).click();
  await account.getByLabel('Name', { exact: true }).fill('Ana María');
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(circle.getByText('Ana María').first()).toBeVisible();
  await expect(circle.locator('html[data-not-reloaded]')).toBeVisible();
});

test('SET-4 looks and language take effect at once, on the other device too', async ({
  two,
  product,
  browser,
}) => {
  const { ana } = two;
  const phone = await browser.newContext({
    baseURL: product.origin,
    storageState: await ana.context.storageState(),
  });
  const other = await phone.newPage();
  await other.goto('/dashboard');
  const [settings] = await open('/more/app-settings', ana);
  if (!settings) throw new Error('one page');
  await settings.getByText('Dark mode', { exact: true }).click();
  await expect(settings.locator('html[data-theme="dark"]')).toBeVisible();
  await expect(other.locator('html[data-theme="dark"]')).toBeVisible();
  await settings.getByText('Español').click();
  await expect(settings.locator('html[lang="es"]')).toBeVisible();
  await expect(other.getByText('Inicio').first()).toBeVisible();
  await settings.getByText('Deutsch').click();
  await expect(settings.locator('html[lang="de"]')).toBeVisible();
  await expect(settings.getByText('Schriftgröße')).toBeVisible();
  await expect(other.getByText('Aufgaben').first()).toBeVisible();
  await phone.close();
});

test('SET-1 AUTH-1 signing out ends the session on this device', onlyWhole, async ({ two }) => {
  const { ana } = two;
  const [more] = await open('/more', ana);
  await more?.getByRole('button', { name: 'Sign Out' }).click();
  await expect(
    more?.getByRole('button', { name: 'Sign In', exact: true }) ?? ana.page.locator('nothing'),
  ).toBeVisible();
  await more?.goto('/dashboard');
  await expect(ana.page).toHaveURL(/\/login/);
});
