import { onlyWhole } from '../depth';
import { startProduct } from '../product/start-product';
import { expect, open, test } from './two-people';

test('AUTH-1 AUTH-4 SHELL-1 a stranger signs up, founds a circle and lands on the page they wanted', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/tasks');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('link', { name: 'Create Account' }).click();
  await page.getByLabel('Full name').fill('Rosa Lima');
  await page.getByLabel('Email').fill('rosa@example.test');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password').fill('wrong horse');
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm password').fill('correct horse');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Create a care circle').click();
  await expect(page.getByRole('button', { name: 'Create circle' })).toBeDisabled();
  await page.getByLabel('Circle name').fill('Mamá');
  await page.getByRole('button', { name: 'Create circle' }).click();
  await expect(page).toHaveURL(/\/tasks/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  await context.close();
});

test(
  'AUTH-1 a wrong password and an unknown address get the same answer',
  onlyWhole,
  async ({ two, browser, product }) => {
    const context = await browser.newContext({ baseURL: product.origin });
    const page = await context.newPage();
    await page.goto('/login');
    const { session } = await two.ana.call('circles', 'getSession', {});
    for (const email of [session?.person.email ?? '', 'nobody@example.test']) {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(
        page.getByText('Email and password don’t match an account.', { exact: false }),
      ).toBeVisible();
    }
    await context.close();
  },
);

test('SHELL-3 SHELL-4 NOTE-1 the bell counts truly, reads, deletes and leads on', async ({ two }) => {
  const { ana, ben, circleId } = two;
  const [page] = await open('/dashboard', ben);
  if (!page) throw new Error('one page');
  const before = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(before).toBeVisible();
  await ana.call('communication', 'sendMessage', {
    circleId,
    messageId: crypto.randomUUID(),
    recipientId: null,
    text: 'x'.repeat(60),
  });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByRole('dialog').getByText(`${'x'.repeat(50)}…`)).toBeVisible();
  await page.getByRole('link', { name: 'Ana in Rosa' }).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(before).toBeVisible();
});

test(
  'SHELL-1 SHELL-5 the navigation leads everywhere, focuses the title and never reloads',
  onlyWhole,
  async ({ two }) => {
    const [page] = await open('/dashboard', two.ana);
    if (!page) throw new Error('one page');
    for (const name of ['Calendar', 'Chat', 'Circle', 'More', 'Home']) {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await page.goto('/no-such-place');
    await expect(page).toHaveURL(/\/dashboard/);
  },
);

test('ALL-4 one press on the sign-in page opens the demo circle', async ({ browser }) => {
  // The first file that needs the demo's day waits until it is lived.
  test.setTimeout(300_000);
  const product = await startProduct({ DEMO: 'on' });
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Explore the demo circle' }).click();
  await expect(page.getByRole('heading', { name: /Ana/ })).toBeVisible({ timeout: 75_000 });
  await expect(page.getByText('Drive Rosa to cardiology').first()).toBeVisible();
  await context.close();
  await product.dispose();
});
