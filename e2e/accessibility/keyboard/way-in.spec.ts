import { onlyWhole } from '../../depth';
import { keyboardOf } from './keyboard';
import { expect, test } from '../../journeys/two-people';

test('ALL-1 AUTH-1 AUTH-4 by keyboard alone a stranger signs up, founds a circle, signs out and in again', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  const keyboard = keyboardOf(page);
  await page.goto('/login');
  await keyboard.use('link', 'Create Account');
  await expect(page).toHaveTitle(/^Create Account/);
  await keyboard.write('Full name', 'Rosa Lima');
  await keyboard.write('Email', 'rosa@example.test');
  await keyboard.write(/^Password/, 'correct horse');
  await keyboard.write('Confirm password', 'wrong horse');
  await keyboard.use('checkbox', /^I accept/, { key: 'Space' });
  await keyboard.use('button', 'Create Account');
  await expect(page.getByLabel('Confirm password')).toBeFocused();
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(/Passwords do not match/);
  await keyboard.write('Confirm password', 'correct horse');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: /Rosa/ })).toBeVisible();
  await keyboard.use('link', /Create a care circle/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.write('Circle name', 'Mamá');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Good .*Rosa/ })).toBeVisible();

  // The navigation stands last: from the top of the page it is one step back.
  await keyboard.use('link', /^More/, { isBackwards: true, within: 10 });
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeFocused();
  await keyboard.use('button', 'Sign Out');
  await keyboard.write('Email', 'rosa@example.test');
  await keyboard.write(/^Password/, 'correct horse');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await context.close();
});

test(
  'ALL-1 AUTH-4 CIRC-2 by keyboard alone one joins with the code and the other lets them in',
  onlyWhole,
  async ({ two, browser, product }) => {
    const { ana, circleId } = two;
    const { inviteCode } = await ana.call('circles', 'getInviteCode', { circleId });
    const { signUp } = await import('../../product/person');
    const tom = await signUp(browser, product, 'Tom');
    const [door, circle] = [keyboardOf(tom.page), keyboardOf(ana.page)];
    await Promise.all([tom.page.goto('/onboarding'), ana.page.goto('/circle')]);

    await door.use('link', /Join a care circle/);
    await door.write('Invite code', 'CARE-00000000');
    await door.press('Enter');
    await expect(tom.page.getByLabel('Invite code')).toBeFocused();
    await expect(tom.page.getByLabel('Invite code')).toHaveAccessibleDescription(/This code is not valid/);
    await door.write('Invite code', inviteCode);
    await door.press('Enter');
    await expect(tom.page.getByRole('heading', { level: 1 })).toBeFocused();

    await circle.use('button', 'Accept: Tom');
    await expect(tom.page.getByRole('heading', { name: /Good .*Tom/ })).toBeVisible();
    await expect(ana.page.getByText('3 members').first()).toBeVisible();
    await expect(ana.page.locator('body')).not.toBeFocused();
    await tom.context.close();
  },
);
