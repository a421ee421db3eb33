import type { Page } from '@playwright/test';
import { addTask } from '../examples';
import { circleOf, expect, keptOn, test } from '../device';

test.describe.configure({ timeout: 300_000 });

test('ALL-2 CIRC-4 whoever is removed while offline sends and keeps nothing of the circle, and keeps the words being typed', async ({
  installed: { ana, ben, product },
  device,
}) => {
  const circleId = await circleOf(ana);
  await ana.call('circles', 'changeMemberRole', { circleId, memberId: ben.id, role: 'admin' });
  await addTask(ana, circleId, 'Buy the blue pills');
  await device.visit('/tasks', 'Buy the blue pills');
  const page = await device.visit('/chat?with=group');
  await page.context().setOffline(true);
  const composer = page.getByRole('textbox', { name: /message/i });
  await composer.fill('Never to be sent');
  await composer.press('Enter');
  await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
  await composer.fill('Half a thought');
  await ben.call('circles', 'removeMember', { circleId, memberId: ana.id });

  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/onboarding/, { timeout: 60_000 });
  await expect.poll(async () => (await keptOn(page)).databases).not.toContain(circleId);
  await expect.poll(() => waitingOn(page)).toBe(0);
  const { messages } = await ben.call('communication', 'listMessages', { circleId });
  expect(messages.map(({ text }) => text)).toEqual([]);
  expect(await page.evaluate(() => Object.values({ ...sessionStorage }))).toContain(
    'Half a thought\nNever to be sent',
  );
  await product.stop();
});

/** How many commands lie in the queue of this browser. */
function waitingOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('carecircle-commands');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
    const count = database.objectStoreNames.contains('commands')
      ? await new Promise<number>((resolve) => {
          const request = database.transaction('commands').objectStore('commands').count();
          request.onsuccess = () => resolve(request.result);
        })
      : 0;
    database.close();
    return count;
  });
}
