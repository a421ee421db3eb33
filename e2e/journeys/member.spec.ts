import { readFile } from 'node:fs/promises';
import { onlyWhole } from '../depth';
import { expect, open, test } from './two-people';

test('CIRC-4 MFE-7 what somebody may do changes on their open screen, both ways', async ({ two }) => {
  const { ana, ben } = two;
  const [circle, finance] = (await Promise.all([open('/circle', ana), open('/finance', ben)])).flat();
  if (!circle || !finance) throw new Error('two pages');
  await expect(finance.getByRole('button', { name: 'View All: Upcoming Bills' })).toBeVisible();
  await circle.getByRole('link', { name: 'Ben', exact: true }).click();
  const setFinances = async () => {
    await circle.getByRole('button', { name: 'Actions for Ben' }).click();
    await circle.getByRole('menuitem', { name: 'Permissions' }).click();
    const dialog = circle.getByRole('dialog', { name: 'Permissions for Ben' });
    await dialog.getByText('View finances').click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toBeHidden();
  };
  await setFinances();
  await expect(finance.getByText('Your role doesn’t let you see this')).toBeVisible();
  await setFinances();
  await expect(finance.getByRole('button', { name: 'View All: Upcoming Bills' })).toBeVisible();
  await expect(finance.locator('html[data-not-reloaded]')).toBeVisible();
});

test('CIRC-3 a member’s page shows what they share, as soon as they share it', onlyWhole, async ({ two }) => {
  const { ana, ben } = two;
  const [circle, account] = (await Promise.all([open('/circle', ana), open('/more/account', ben)])).flat();
  if (!circle || !account) throw new Error('two pages');
  await circle.getByRole('link', { name: 'Ben', exact: true }).click();
  await expect(circle.getByRole('region', { name: 'Contact Information' })).toBeVisible();
  await account.getByRole('button', { name: 'Edit' }).click();
  await account.getByLabel(/^Address/).fill('Elm St 4');
  await account.getByRole('button', { name: 'Save' }).click();
  await expect(account.getByText('Elm St 4')).toBeVisible();
  await expect(circle.getByText('Elm St 4')).toBeHidden();
  await account.getByRole('region', { name: 'What your circles see' }).getByText('Address').click();
  await expect(circle.getByText('Elm St 4')).toBeVisible();
});

test(
  'CIRC-3 Message leads to the thread with them; a stranger’s id is nobody',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben } = two;
    const [page] = await open(`/circle/member/${ben.id}`, ana);
    if (!page) throw new Error('one page');
    await page.getByRole('link', { name: 'Message' }).click();
    await expect(page).toHaveURL(new RegExp(`/chat\\?with=${ben.id}`));
    await page.goto('/circle/member/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('Member not found')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Circle' }).click();
    await expect(page).toHaveURL(/\/circle$/);
  },
);

test('CIRC-3 who is removed while a page is open is out', onlyWhole, async ({ two }) => {
  const { ana, ben } = two;
  const [member, tasks] = (
    await Promise.all([open(`/circle/member/${ben.id}`, ana), open('/tasks', ben)])
  ).flat();
  if (!member || !tasks) throw new Error('two pages');
  await member.getByRole('button', { name: 'Actions for Ben' }).click();
  await member.getByRole('menuitem', { name: 'Remove' }).click();
  await member.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(tasks).toHaveURL(/\/onboarding/);
  await expect(member).toHaveURL(/\/circle$/);
  await expect(member.getByRole('link', { name: 'Ben', exact: true })).toBeHidden();
});

test('SET-3 a deleted circle is closed for all, and an admin keeps it', onlyWhole, async ({ two }) => {
  const { ana, ben } = two;
  const [settings, tasks] = (
    await Promise.all([open('/more/circle-settings', ana), open('/tasks', ben)])
  ).flat();
  if (!settings || !tasks) throw new Error('two pages');
  const name = await settings
    .getByRole('region', { name: 'Circle Information' })
    .locator('dd')
    .first()
    .innerText();
  await settings.getByRole('button', { name: 'Delete Circle' }).click();
  const dialog = settings.getByRole('dialog');
  const [download] = await Promise.all([
    settings.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download a copy' }).click(),
  ]);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
  expect(copy).toMatchObject({ format: 'carecircle-circle', circle: { name } });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete Circle' }).click();
  for (const page of [settings, tasks]) await expect(page.getByText(/Ana deleted this circle/)).toBeVisible();
  await expect(tasks.getByRole('button', { name: 'Keep circle' })).toBeHidden();
  await settings.getByRole('button', { name: 'Keep circle' }).click();
  for (const page of [settings, tasks]) await expect(page).not.toHaveURL(/\/onboarding/);
  await settings.goto('/more/circle-settings');
  await expect(settings.getByRole('button', { name: 'Delete Circle' })).toBeVisible();
});
