import { randomUUID } from 'node:crypto';
import { addBill, addCalendarEvent, addRecipient, addTask } from './examples';
import { circleOf, expect, test } from './device';

test.describe.configure({ timeout: 300_000 });

const screens = [
  { path: '/dashboard', shows: /Good (morning|afternoon|evening), Ana/ },
  { path: '/calendar', shows: 'Choir' },
  { path: '/tasks', shows: 'Buy the blue pills' },
  { path: '/checkin', shows: 'Nothing to worry about' },
  { path: '/circle', shows: 'Ben' },
  { path: '/chat', shows: 'The key is under the pot' },
  { path: '/emergency', shows: /Panic/ },
  { path: '/finance', shows: 'Electricity' },
  { path: '/more', shows: 'Ana' },
];

test('ALL-2 every screen seen before opens after the browser was closed and the network is away, with data and their time', async ({
  installed: { ana, ben, product },
  device,
}) => {
  const circleId = await circleOf(ana);
  await addTask(ana, circleId, 'Buy the blue pills');
  await addCalendarEvent(ana, circleId, 'Choir');
  await addBill(ana, circleId, 'Electricity');
  await addRecipient(ana, circleId, 'Rosa');
  await ben.call('communication', 'sendMessage', {
    circleId,
    messageId: randomUUID(),
    recipientId: null,
    text: 'The key is under the pot',
  });
  for (const { path, shows } of screens) await device.visit(path, shows);
  await device.close();
  await product.stop();

  const page = await device.open();
  for (const { path, shows } of screens) {
    await expect(async () => {
      await page.goto(path);
      await expect(page.getByText(shows).first(), path).toBeVisible();
      await expect(page.getByText(/Offline\. As of \d{1,2}:\d{2} [AP]M\./), path).toBeVisible();
    }).toPass();
  }
});

test('ALL-2 a screen that was never seen says plainly that it needs a connection', async ({
  installed: { product },
  device,
}) => {
  await device.visit('/tasks');
  await product.stop();
  await device.page().goto('/finance');
  await expect(device.page().getByText('What is missing here needs a connection.')).toBeVisible();
  await expect(device.page().getByRole('heading', { level: 1 })).toBeVisible();
});

test('ALL-2 a page that was opened without a network reads everything anew when there is one', async ({
  installed: { ana, ben, product },
  device,
}) => {
  const circleId = await circleOf(ana);
  await addTask(ana, circleId, 'Buy the blue pills');
  const page = await device.visit('/tasks', 'Buy the blue pills');
  await device.visit('/circle');
  await product.stop();
  await page.goto('/tasks');
  await expect(page.getByText('Buy the blue pills')).toBeVisible();
  await expect(page.getByText(/Offline\. As of/)).toBeVisible();
  await product.restart();
  await addTask(ben, circleId, 'Walk the dog');
  await expect(page.getByText('Walk the dog')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Offline\./)).toBeHidden();
});
