import { onlyWhole } from '../depth';
import { linkInLetter } from '../product/letters';
import { expect, open, test } from './two-people';

test('CIRC-2 MFE-7 Ana invites Grace, who signs up over the link and is in; nobody else gets in with it', async ({
  browser,
  product,
  two: { ana, ben },
}) => {
  await open('/circle', ana, ben);
  const [page, atBen] = [ana.page, ben.page];
  await page.getByRole('button', { name: 'Invite Members' }).click();
  const form = page.getByRole('dialog', { name: 'Invite Member' });
  await form.getByLabel('Email', { exact: true }).last().fill('grace@example.test');
  await form.getByLabel(/^Name/).fill('Grace');
  await form.getByRole('button', { name: 'Send Invitation' }).click();
  const passing = page.getByRole('dialog', { name: 'Pass the invitation on' });
  await expect(passing.getByText('can’t send email yet')).toBeVisible();
  await passing.getByRole('button', { name: 'Done' }).click();
  const pending = page.getByRole('list', { name: 'Pending Invites' });
  await expect(pending.getByText('grace@example.test')).toBeVisible();

  const context = await browser.newContext({ baseURL: product.origin });
  const door = await context.newPage();
  await door.goto(await linkInLetter(product, 'grace@example.test', '/join'));
  const link = door.url();
  await expect(door.getByText('Ana invites you to the care circle “Rosa”')).toBeVisible();
  await door.getByRole('link', { name: 'Create Account' }).click();
  await door.getByLabel('Full name').fill('Grace Hill');
  await door.getByLabel('Email').fill(`grace.${ana.id.slice(0, 8)}@example.test`);
  await door.getByLabel('Password', { exact: true }).fill('correct horse');
  await door.getByLabel('Confirm password').fill('correct horse');
  await door.getByRole('checkbox').check({ force: true });
  await door.getByRole('button', { name: 'Create Account' }).click();
  await door.getByRole('button', { name: 'Join “Rosa”' }).click();
  await expect(door).toHaveURL(/\/dashboard$/);

  await expect(atBen.getByText('Grace Hill').first()).toBeVisible();
  await expect(pending).toBeHidden();
  for (const each of [page, atBen]) await expect(each.locator('[data-not-reloaded]')).toHaveCount(1);
  const stranger = await browser.newContext();
  const late = await stranger.newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'This invitation has been used' })).toBeVisible();
  await Promise.all([context.close(), stranger.close()]);
});

test('AUTH-3 a forgotten password is chosen anew over the mailed link, and the other browser is signed out', async ({
  browser,
  product,
  two: { ana },
}) => {
  await open('/dashboard', ana);
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(ana.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('can’t send email yet')).toBeVisible();
  await page.goto(await linkInLetter(product, ana.email, '/reset-password'));
  await page.getByLabel(/^New password/).fill('another horse');
  await page.getByLabel('Confirm password').fill('another horse');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill('another horse');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(ana.page).toHaveURL(/\/login/);
  await context.close();
});

test(
  'AUTH-3 SET-2 a mail address is confirmed by the letter’s link, and the open account shows it',
  onlyWhole,
  async ({ product, two: { ana } }) => {
    await open('/more/account', ana);
    const { page } = ana;
    await expect(page.getByText('Not confirmed')).toBeVisible();
    const mail = await ana.context.newPage();
    await mail.goto(await linkInLetter(product, ana.email, '/verify'));
    await mail.getByRole('button', { name: 'Confirm address' }).click();
    await expect(mail.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  },
);
