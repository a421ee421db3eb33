import { randomUUID } from 'node:crypto';
import { keyboardOf } from './keyboard';
import { expect, test } from '../../journeys/two-people';

test('ALL-1 SET-2 by keyboard alone a person changes their name', async ({ two }) => {
  const { page } = two.ana;
  const keyboard = keyboardOf(page);
  await page.goto('/more/account');
  await keyboard.use('button', 'Edit');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await keyboard.write('Name', 'Ana María');
  await keyboard.use('button', 'Save');
  await expect(page.getByText('Ana María').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('ALL-1 SET-4 by keyboard alone the looks and the language change', async ({ two }) => {
  const { page } = two.ana;
  const keyboard = keyboardOf(page);
  await page.goto('/more/app-settings');
  await keyboard.use('switch', 'Dark mode', { key: 'Space' });
  await expect(page.locator('html[data-theme="dark"]')).toBeVisible();
  await keyboard.reach('radio', /blue/i);
  await keyboard.press('ArrowRight');
  await expect(page.locator('html[data-accent="green"]')).toBeVisible();
  await keyboard.reach('radio', 'English');
  await keyboard.press('ArrowRight');
  await expect(page.locator('html[lang="es"]')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Español' })).toBeFocused();
});

test('ALL-1 AUTH-6 by keyboard alone a person goes to another of their circles', async ({ two }) => {
  const { ana } = two;
  await ana.call('circles', 'createCircle', {
    newCircleId: randomUUID(),
    name: 'Uncle Leo',
    timeZone: 'America/Chicago',
  });
  const keyboard = keyboardOf(ana.page);
  await ana.page.goto('/dashboard');
  await keyboard.use('button', 'Switch circle, now Uncle Leo');
  await expect(ana.page.getByRole('menu')).toBeVisible();
  await keyboard.press('Home', 'Enter');
  await expect(ana.page.getByRole('button', { name: /now Rosa/ })).toBeVisible();
});
