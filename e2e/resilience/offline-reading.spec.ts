import { randomUUID } from 'node:crypto';
import type { Person } from '../product/person';
import { addBill, addTask } from './examples';
import { expect, test } from './device';

const screens = [
  { path: '/dashboard', shows: /Good (morning|afternoon|evening), Ana/ },
  { path: '/tasks', shows: 'Buy the blue pills' },
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
  await addBill(ana, circleId, 'Electricity');
  await ben.call('communication', 'sendMessage', {
    circleId,
    messageId: randomUUID(),
    recipientId: null,
    text: 'The key is under the pot',
  });
  for (const { path, shows } of screens) {
    const page = await device.visit(path);
    await expect(page.getByText(shows).first()).toBeVisible();
  }
  await device.close();
  await product.stop();

  const page = await device.open();
  for (const { path, shows } of screens) {
    await page.goto(path);
    await expect(page.getByText(shows).first(), path).toBeVisible();
    await expect(page.getByText(/Offline\. As of \d{1,2}:\d{2} [AP]M\./), path).toBeVisible();
  }
});

async function circleOf(person: Person): Promise<string> {
  const { session } = await person.call('circles', 'getSession', {});
  if (!session?.circle) throw new Error(`${person.name} has no circle`);
  return session.circle.id;
}
