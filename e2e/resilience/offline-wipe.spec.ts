import type { Page } from '@playwright/test';
import { addTask } from './examples';
import { circleOf, expect, keptOn, test } from './device';

test.describe.configure({ timeout: 300_000 });

test('ALL-2 nothing that is kept on the device can be read from its storage', async ({
  installed: { ana },
  device,
}) => {
  const circleId = await circleOf(ana);
  await addTask(ana, circleId, 'Buy the blue pills');
  const page = await device.visit('/tasks', 'Buy the blue pills');
  await expect.poll(async () => (await keptOn(page)).databases).toContain(circleId);
  await device.visit('/circle');
  const kept = await keptOn(page);
  expect(kept.databases).not.toMatch(/blue pills|listTasks|@example\.test/);
  expect(kept.caches).not.toMatch(new RegExp(`blue pills|@example.test|${ana.id}|${circleId}`));
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

test('ALL-2 CIRC-4 whoever is removed from a circle keeps nothing of it, also when the browser was closed', async ({
  installed: { ana, ben },
  device,
}) => {
  const circleId = await circleOf(ana);
  await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'admin' });
  await addTask(ana, circleId, 'Buy the blue pills');
  const page = await device.visit('/tasks', 'Buy the blue pills');
  await expect.poll(async () => (await keptOn(page)).databases).toContain(circleId);
  await device.close();
  await ben.call('circles', 'removeMember', { circleId, memberId: ana.id });

  const opened = await device.open();
  await opened.goto('/tasks');
  await expect(opened).toHaveURL(/\/onboarding/);
  await expect.poll(async () => (await keptOn(opened)).databases).not.toContain(circleId);
});

async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('page-1'))).toBe(false);
}
