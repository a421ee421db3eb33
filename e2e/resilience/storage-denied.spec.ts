import type { Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { heardIn, listenIn } from '../accessibility/spoken';
import type { Person } from '../product/person';
import { circleOf, expect, test } from './device';

test.describe.configure({ timeout: 300_000 });

const nothingKept = 'This browser doesn’t store anything for use offline.';
const notKept =
  'This browser doesn’t store anything on this device. Leave the page open until everything is sent.';

const denials: Record<string, (page: Page, origin: string) => Promise<void>> = {
  'full storage': leaveNoRoom,
  'denied storage': denyStorage,
};

for (const [name, deny] of Object.entries(denials)) {
  const depth = deny === denyStorage ? onlyWhole : {};
  test(
    `ALL-2 CHAT-3 with ${name} the app works, says once that it keeps nothing, and sends once what was written offline`,
    depth,
    async ({ installed: { ana, ben, product }, device }) => {
      const circleId = await circleOf(ana);
      const page = device.page();
      await listenIn(page.context());
      await deny(page, product.origin);
      await openUntilNothingKept(page, '/tasks');
      await expect(page.getByText(nothingKept)).toBeVisible();
      expect(await heardIn(page, nothingKept)).toHaveLength(1);
      await openUntilNothingKept(page, '/chat?with=group');

      await page.context().setOffline(true);
      await write(page, 'First, the pills are here');
      await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
      await write(page, 'Second, the change is in the jar');
      await expect(page.getByText('2 changes are waiting to be sent.')).toBeVisible();
      await expect(page.getByText('Waiting for a connection')).toHaveCount(2);
      await page.context().setOffline(false);
      await expectBothSentOnce(page, ben, circleId);
      await expect(page.getByText('Second, the change is in the jar')).toHaveCount(1);
      expect(await heardIn(page, nothingKept)).toEqual([]);
      expect(await heardIn(page, notKept)).toHaveLength(1);
    },
  );
}

test(
  'CHAT-3 ALL-2 storage that fills up while something waits in it loses nothing, and sends it in order',
  onlyWhole,
  async ({ installed: { ana, ben, product }, device }) => {
    const circleId = await circleOf(ana);
    await device.visit('/chat?with=group');
    await product.stop();
    await write(device.page(), 'First, the pills are here');
    await expect(device.page().getByText('1 change is waiting to be sent.')).toBeVisible();
    await device.close();

    const page = await device.open();
    await leaveNoRoom(page, product.origin);
    await page.goto('/chat?with=group');
    await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
    await write(page, 'Second, the change is in the jar');
    await expect(page.getByText('2 changes are waiting to be sent.')).toBeVisible();
    await expect(page.getByText(notKept)).toBeVisible();
    await expect(page.getByText('Waiting for a connection')).toHaveCount(2);
    await product.restart();
    await expectBothSentOnce(page, ben, circleId);
  },
);

async function expectBothSentOnce(page: Page, reader: Person, circleId: string): Promise<void> {
  const texts = async () =>
    (await reader.call('communication', 'listMessages', { circleId })).messages.map(({ text }) => text);
  const written = ['First, the pills are here', 'Second, the change is in the jar'];
  await expect.poll(texts, { timeout: 60_000 }).toEqual(written);
  await expect(page.getByText('Waiting for a connection')).toHaveCount(0);
  expect(await texts()).toEqual(written);
}

/** Opens a path, and waits until the page has tried to keep something. */
async function openUntilNothingKept(page: Page, path: string): Promise<void> {
  const tried = page.waitForEvent('console', (message) => message.text().startsWith('Nothing is kept'));
  await page.goto(path);
  await tried;
}

async function write(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: /message/i });
  await composer.fill(text);
  await composer.press('Enter');
}

/** A browser whose disk has no room: databases can be opened, and nothing written to them. */
async function leaveNoRoom(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
}

/** A browser that lets pages keep cookies alone. */
async function denyStorage(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const denied = () => new DOMException('Access is denied for this document.', 'SecurityError');
    const refuse = () => {
      throw denied();
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    IDBFactory.prototype.open = refuse;
    IDBFactory.prototype.deleteDatabase = refuse;
    for (const method of ['open', 'match', 'has', 'delete', 'keys'])
      Object.assign(CacheStorage.prototype, { [method]: () => Promise.reject(denied()) });
    ServiceWorkerContainer.prototype.register = () => Promise.reject(denied());
  });
}
