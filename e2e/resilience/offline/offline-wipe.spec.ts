import type { Page } from '@playwright/test';
import { signInAt } from '../../product/person';
import { addTask } from '../examples';
import { circleOf, expect, keptOn, storedIn, test } from '../device';
import { onlyWhole } from '../../depth';

test.describe.configure({ timeout: 300_000 });

test('ALL-2 nothing that is kept on the device can be read from its storage, nor the key, and the next sign-in makes another', async ({
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
  const { sealed, ...key } = await tryKey(page, []);
  expect(key).toMatchObject({ extractable: false, isRead: false });
  expect(await tryKey(page, sealed)).toMatchObject({ opensBefore: true });

  await device.visit('/more');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signInAt(page, ana);
  await device.visit('/tasks', 'Buy the blue pills');
  // It is made when the page first looks for what waits to be sent.
  await expect(async () =>
    expect(await tryKey(page, sealed)).toMatchObject({ extractable: false, opensBefore: false }),
  ).toPass({ timeout: 30_000 });
});

test(
  'ALL-2 signing out leaves nothing on the device, and a new visit without a network says only that there is none',
  onlyWhole,
  async ({ installed: { ana, product }, device }) => {
    const circleId = await circleOf(ana);
    await addTask(ana, circleId, 'Buy the blue pills');
    await device.visit('/chat?with=group');
    await device
      .page()
      .getByRole('textbox', { name: /message/i })
      .fill('Half a thought');
    await device.visit('/tasks');
    const page = await device.visit('/more');
    expect(await storedIn(page)).toContain('Half a thought');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expectNothingKept(page);
    await product.stop();
    await page.goto('/tasks');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
);

test(
  'ALL-2 a session that ended elsewhere leaves nothing on a device whose browser was closed',
  onlyWhole,
  async ({ installed: { ana }, device }) => {
    await addTask(ana, await circleOf(ana), 'Buy the blue pills');
    await device.visit('/tasks');
    await device.close();
    await ana.call('account', 'signOut', {});
    const page = await device.open();
    await page.goto('/tasks');
    await expect(page).toHaveURL(/\/login/);
    await expectNothingKept(page);
  },
);

test(
  'ALL-2 CIRC-4 whoever is removed from a circle keeps nothing of it, also when the browser was closed',
  onlyWhole,
  async ({ installed: { ana, ben }, device }) => {
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
  },
);

async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  await expect.poll(() => page.evaluate(() => caches.has('page-1'))).toBe(false);
  expect(await storedIn(page)).not.toMatch(/Half a thought|draft/);
}

/** What a script can do with the key of this device: read it out, open what was sealed before, seal something. */
function tryKey(page: Page, sealedBefore: number[]) {
  return page.evaluate(async (before) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const database = await done(indexedDB.open('carecircle-commands'));
    const keys = database.transaction('keys').objectStore('keys');
    const key: CryptoKey = await done(keys.get('commands'));
    database.close();
    const seal = { name: 'AES-GCM', iv: new Uint8Array(12) };
    const isRead = await crypto.subtle.exportKey('raw', key).then(
      () => true,
      () => false,
    );
    const opensBefore = await crypto.subtle.decrypt(seal, key, new Uint8Array(before)).then(
      () => true,
      () => false,
    );
    const sealed = await crypto.subtle.encrypt(seal, key, new TextEncoder().encode('blue pills'));
    return { extractable: key.extractable, isRead, opensBefore, sealed: [...new Uint8Array(sealed)] };
  }, sealedBefore);
}
