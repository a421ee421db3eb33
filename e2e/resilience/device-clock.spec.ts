import type { Browser, Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { expect, test } from '../journeys/two-people';
import type { Person } from '../product/person';
import { addTask } from './examples';

const hourMs = 3_600_000;
const devices = [
  { what: 'two days ahead, in Tokyo', skewMs: 48 * hourMs, timezoneId: 'Asia/Tokyo', depth: {} },
  {
    what: 'five hours behind, in Honolulu',
    skewMs: -5 * hourMs,
    timezoneId: 'Pacific/Honolulu',
    depth: onlyWhole,
  },
];

for (const { what, skewMs, timezoneId, depth } of devices) {
  test(
    `CAL-2 CHAT-1 a device whose clock is ${what}, shows days, times and order by the server's`,
    depth,
    async ({ two, browser, product }) => {
      const { ana, ben, circleId } = two;
      await addTask(ben, circleId, 'Due by the circle’s day');
      const page = await openDevice(browser, ana, product.origin, { skewMs, timezoneId });
      await page.goto('/tasks');
      await expect(page.getByText('Due today').first()).toBeVisible();

      await page.goto('/chat?with=group');
      const said = (text: string) =>
        ben.call('communication', 'sendMessage', {
          ...{ circleId, messageId: crypto.randomUUID(), recipientId: null, text },
        });
      await said('First, by Ben');
      await expect(page.getByText('First, by Ben', { exact: true })).toBeVisible();
      const composer = page.getByRole('textbox', { name: /message/i });
      await composer.fill('Second, by Ana');
      await composer.press('Enter');
      await expect(
        page.getByRole('list', { name: 'Messages' }).getByText('Sent', { exact: true }),
      ).toBeVisible();
      await said('Third, by Ben');
      await expect(page.getByText('Third, by Ben', { exact: true })).toBeVisible();
      const order = page.getByText(/^(First|Second|Third), by \w+$/);
      await expect(order).toHaveText(['First, by Ben', 'Second, by Ana', 'Third, by Ben']);
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Today']);
      await expect(page.getByText(circleTime()).first()).toBeVisible();

      await page.goto('/notifications');
      await expect(page.getByText('Just now').first()).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL(/\/notifications/);
      await page.context().close();
    },
  );
}

test(
  'CAL-2 a device clock that is set while the page is open is followed',
  onlyWhole,
  async ({ two, browser, product }) => {
    const { ana, ben, circleId } = two;
    const page = await openDevice(browser, ana, product.origin, { skewMs: 0, timezoneId: 'Europe/Madrid' });
    await page.goto('/tasks');
    await page.evaluate((skew) => Reflect.set(globalThis, 'deviceSkewMs', skew), 72 * hourMs);
    await addTask(ben, circleId, 'Due by the circle’s day');
    await page.getByRole('radio', { name: /Pending/ }).click();
    await expect(page.getByText('Due today').first()).toBeVisible({ timeout: 35_000 });
    await page.context().close();
  },
);

interface Device {
  skewMs: number;
  timezoneId: string;
}

/** Ana's browser on a device whose clock is wrong: everything that the page can read the time from is off. */
async function openDevice(
  browser: Browser,
  { context }: Person,
  baseURL: string,
  device: Device,
): Promise<Page> {
  const storageState = await context.storageState();
  const other = await browser.newContext({ baseURL, storageState, timezoneId: device.timezoneId });
  await other.addInitScript((skewMs) => {
    const clock = globalThis as typeof globalThis & { deviceSkewMs: number };
    clock.deviceSkewMs = skewMs;
    const TrueDate = Date;
    class SkewedDate extends TrueDate {
      constructor(...parts: []) {
        if (parts.length > 0) super(...parts);
        else super(SkewedDate.now());
      }
      static override now(): number {
        return TrueDate.now() + clock.deviceSkewMs;
      }
    }
    clock.Date = SkewedDate as DateConstructor;
  }, device.skewMs);
  return other.newPage();
}

/** The present minute or the one before, on the wall of the circle's zone. */
function circleTime(): RegExp {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', timeStyle: 'short' });
  const minutes = [0, 60_000].map((ago) => format.format(Date.now() - ago).replace(/\s/g, '\\s'));
  return new RegExp(minutes.join('|'));
}
