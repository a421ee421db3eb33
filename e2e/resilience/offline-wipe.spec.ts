import type { Page } from '@playwright/test';
import { addTask } from './examples';
import { circleOf, expect, keptOn, test } from './device';

test('ALL-2 nothing that is kept on the device can be read from its storage', async ({
  installed: { ana },
  device,
}) => {
  const circleId = await circleOf(ana);
  await addTask(ana, circleId, 'Buy the blue pills');
  const page = await device.visit('/tasks');
  await expect(page.getByText('Buy the blue pills')).toBeVisible();
  await expect.poll(async () => (await keptOn(page)).databases).toContain(circleId);
  await device.visit('/circle');
  const kept = await keptOn(page);
  expect(kept.databases + kept.caches).not.toMatch(/blue pills|Ana|Rosa|listTasks/);
});

test('ALL-2 signing out leaves nothing on the device, and a new visit without a network says only that there is none', async ({
  installed: { ana, product },
  device,
}) => {
  const circleId = await circleOf(ana);
  await addTask(ana, circleId, 'Buy the blue pills');
  await device.visit('/tasks');
  const page = await device.visit('/more');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expectNothingKept(page);
  await product.stop();
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

test('ALL-2 a session that ended elsewhere leaves nothing on a device whose browser was closed', async ({
  installed: { ana },
  device,
}) => {
  await addTask(ana, await circleOf(ana), 'Buy the blue pills');
  await device.visit('/tasks');
  await device.close();
  await ana.call('account', 'signOut', {});
  const page = await device.open();
  await page.goto('/tasks');
  await expect(page).toHaveURL(/\/login/);
  await expectNothingKept(page);
});

async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('page-1'))).toBe(false);
}
