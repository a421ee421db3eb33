import { randomUUID } from 'node:crypto';
import { medicationDefaults } from '@carecircle/contracts';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../base-test';
import { onlyWhole } from '../depth';
import { browserFlags } from '../browser-flags';
import { findBrowser } from '../find-browser.mjs';
import { circleOfTwo, type Person } from '../product/person';
import { startPushService, type Pushed, type PushService } from '../product/push-service';
import { startProduct, type Product } from '../product/start-product';

/** What a worker knows besides what pages do. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification?: Notification; action: string }) => Event;
  ExtendableEvent: new (type: string) => Event;
}

test.use({ launchOptions: { executablePath: findBrowser(), args: browserFlags } });

let service: PushService;
let product: Product;

test.beforeAll(async () => {
  service = await startPushService();
  product = await startProduct({ PUSH_SERVICES: service.origin });
});
test.afterAll(async () => {
  await product.dispose();
  await service.stop();
});

/** Ben's browser, told by push from now on; what his push service gets is carried to his worker. */
async function tellByPush({ context, page }: Person) {
  await context.grantPermissions(['notifications'], { origin: product.origin });
  const given = service.subscribe();
  // A browser without a screen has no push service to subscribe to: it is given the address of ours.
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription }) as never;
  }, given);
  await page.goto('/more/notifications');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  const devTools = await context.newCDPSession(page);
  const registrationId = await registrationOf(devTools);
  return {
    endpoint: given.endpoint,
    /** Waits for a push with this title, and gives it to the worker. */
    async deliver(title: RegExp): Promise<Pushed> {
      const find = () => service.pushedTo(given.endpoint).find((pushed) => title.test(pushed.title));
      await expect.poll(find, { timeout: 90_000 }).toBeTruthy();
      const pushed = find() as Pushed;
      const data = pushed.text;
      await devTools.send('ServiceWorker.deliverPushMessage', {
        ...{ origin: product.origin, registrationId, data },
      });
      await expect.poll(() => shownOn(page)).toContainEqual(expect.objectContaining({ title: pushed.title }));
      return pushed;
    },
  };
}

async function registrationOf(devTools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(product.origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  return found;
}

/** What stands on the screen of the device. */
const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(
      ({ title, actions }: Notification & { actions?: { action: string }[] }) => ({
        title,
        actions: (actions ?? []).map(({ action }) => action),
      }),
    );
  });

/** Touches a button of a notification, as its reader would on the screen of the device. */
async function touch({ context }: Person, title: string, action: string) {
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(
    async ([wanted, button]) => {
      const { registration, NotificationEvent } = self as unknown as WorkerScope;
      const shown = await registration.getNotifications();
      const notification = shown.find((each) => each.title === wanted);
      dispatchEvent(new NotificationEvent('notificationclick', { notification, action: button }));
    },
    [title, action] as const,
  );
}

test('NOTE-2 NOTE-5 an alert comes to the device, and ‘I’m on it’ there tells everybody', async ({
  browser,
}) => {
  const { ana, ben, circle } = await circleOfTwo(browser, product);
  const device = await tellByPush(ben);
  const alertId = randomUUID();
  await ana.call('emergency', 'armAlert', {
    ...{ circleId: circle.id, alertId, type: 'panic', message: '', location: null },
  });
  const { title } = await device.deliver(/EMERGENCY/i);
  expect(await shownOn(ben.page)).toContainEqual({ title, actions: ['on-it'] });
  await touch(ben, title, 'on-it');
  await expect
    .poll(async () => {
      const { alerts } = await ana.call('emergency', 'listAlerts', { circleId: circle.id, limit: 10 });
      return alerts[0]?.acknowledgedBy.map((each) => JSON.stringify(each).includes(ben.id));
    })
    .toEqual([true]);
  expect(await shownOn(ben.page)).toEqual([]);
  await Promise.all([ana.context.close(), ben.context.close()]);
});

test(
  'NOTE-4 MED-6 a dose comes to the device with Taken and Snooze, and Taken writes the log',
  onlyWhole,
  async ({ browser }) => {
    const { ana, ben, circle } = await circleOfTwo(browser, product);
    const device = await tellByPush(ben);
    const recipientId = randomUUID();
    await ana.call('circles', 'addRecipient', {
      ...{ circleId: circle.id, recipientId, name: 'Rosa', timeZone: 'UTC', birthDate: null, memberId: null },
      ...{
        languages: [],
        conditions: [],
        allergies: [],
        insurers: [],
        decisionMakerIds: [],
        homeAddress: '',
      },
    });
    const caregiver = { circleId: circle.id, memberId: ben.id, role: 'caregiver' as const };
    await ana.call('circles', 'changeMemberRole', caregiver);
    const medicationId = randomUUID();
    const due = new Date(Date.now() + 60_000).toISOString();
    await ana.call('care', 'addMedication', {
      ...medicationDefaults,
      ...{
        circleId: circle.id,
        medicationId,
        recipientId,
        giverId: ben.id,
        name: 'Metformin',
        dosage: '1 tablet',
      },
      ...{
        frequency: 'once-daily',
        times: [due.slice(11, 16)],
        startDate: due.slice(0, 10),
        unitsLeft: null,
      },
      ...{ sideEffects: [], interactions: [], escalationChain: [], ingredients: [] },
    } as never);
    const { title } = await device.deliver(/Metformin/);
    expect(await shownOn(ben.page)).toContainEqual({ title, actions: ['taken', 'snooze'] });
    await touch(ben, title, 'taken');
    await expect
      .poll(async () => {
        const { entries } = await ana.call('care', 'listDoseLog', {
          circleId: circle.id,
          medicationId,
        } as never);
        return entries.map(({ status, memberId }) => `${status} ${memberId}`);
      })
      .toEqual([`taken ${ben.id}`]);
    await Promise.all([ana.context.close(), ben.context.close()]);
  },
);

test(
  'NOTE-2 a browser whose address the push service has changed gives the new one',
  onlyWhole,
  async ({ browser }) => {
    const { ana, ben } = await circleOfTwo(browser, product);
    await tellByPush(ben);
    const given = service.subscribe();
    const [worker] = ben.context.serviceWorkers();
    await worker?.evaluate((subscription) => {
      PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription }) as never;
      const { ExtendableEvent } = self as unknown as WorkerScope;
      dispatchEvent(new ExtendableEvent('pushsubscriptionchange'));
    }, given);
    await expect
      .poll(async () => (await ben.call('notifications', 'listPushDevices', {})).devices.length)
      .toBe(2);
    await ben.call('notifications', 'sendTestNotification', {});
    await expect
      .poll(() => service.pushedTo(given.endpoint).map(({ title }) => title))
      .toEqual(['Notifications work']);
    await Promise.all([ana.context.close(), ben.context.close()]);
  },
);
