import { addTask } from '../examples';
import { circleOf, expect, keptOn, test } from '../device';

test.describe.configure({ timeout: 300_000 });

test('ALL-2 a device told to keep nothing forgets at once, holds unsent work only while it is open, and keeps again when told so', async ({
  installed: { ana, ben, product },
  device,
}) => {
  const circleId = await circleOf(ana);
  await addTask(ana, circleId, 'Buy the blue pills');
  await device.visit('/tasks', 'Buy the blue pills');
  const page = await device.visit('/more/app-settings');
  await expect.poll(async () => (await keptOn(page)).databases).toContain(circleId);
  const keeps = page.getByRole('switch', { name: 'Keep data on this device' });
  await expect(keeps).toBeChecked();
  await page.getByText('Keep data on this device', { exact: true }).click();
  await expect(page.getByText('Nothing is stored here.')).toBeVisible();
  await expect.poll(async () => (await keptOn(page)).databases.trim()).toBe('');
  await expect.poll(() => page.evaluate(() => caches.has('page-1'))).toBe(false);

  await page.goto('/tasks');
  await expect(page.getByText('Buy the blue pills')).toBeVisible();
  await product.stop();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
  await expect(page.getByText('This browser doesn’t store anything on this device.')).toBeVisible();
  expect((await keptOn(page)).databases.trim()).toBe('');
  await product.restart();
  const statuses = async () =>
    (await ben.call('care', 'listTasks', { circleId })).tasks.map(({ status }) => status);
  await expect.poll(statuses, { timeout: 60_000 }).toEqual(['completed']);

  await device.close();
  const again = await device.open();
  await again.goto('/more/app-settings');
  await expect(again.getByText('Nothing is stored here.')).toBeVisible();
  await product.stop();
  await again.goto('/tasks');
  await expect(again.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await product.restart();

  await again.goto('/more/app-settings');
  await again.getByText('Keep data on this device', { exact: true }).click();
  await device.visit('/tasks', 'Buy the blue pills');
  await expect.poll(async () => (await keptOn(again)).databases).toContain(circleId);
});
