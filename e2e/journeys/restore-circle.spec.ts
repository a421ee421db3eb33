import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { expect, open, test } from './two-people';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date());
const bill = {
  name: 'Electricity',
  category: 'utilities',
  amountCents: 9415,
  frequency: 'monthly',
  isRecurring: true,
  paymentMethod: 'manual',
  reminderDays: 3,
  notes: '',
  accountNumber: null,
} as const;

async function downloadCopy(settings: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    settings.waitForEvent('download'),
    settings.getByRole('button', { name: 'Download a copy' }).click(),
  ]);
  return readFile(await download.path());
}

test('ALL-5 the copy of a circle becomes a new one, and nothing changes for who is in the old one', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  const task = { title: 'Drive to the clinic', description: '', recipientId: null, assigneeId: ben.id };
  const dueDate = today();
  await ana.call('care', 'addTask', { circleId, taskId: randomUUID(), ...task, dueDate, dueTime: null });
  await ana.call('finance', 'addBill', { circleId, billId: randomUUID(), ...bill, dueDate });
  const [settings, his] = (
    await Promise.all([open('/more/circle-settings', ana), open('/tasks', ben)])
  ).flat();
  if (!settings || !his) throw new Error('two pages');
  const buffer = await downloadCopy(settings);

  await settings.getByRole('link', { name: 'Restore a copy' }).click();
  await settings
    .locator('input[type=file]')
    .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer });
  await settings.getByLabel('Name of the new circle').fill('Second home');
  await settings.getByRole('button', { name: 'Restore circle' }).click();
  await expect(settings).toHaveURL(/\/dashboard/);
  await settings.goto('/tasks');
  await expect(settings.getByText('Drive to the clinic').first()).toBeVisible();
  await settings.goto('/finance');
  await expect(settings.getByText('$94.15').first()).toBeVisible();

  await expect(his.locator('html[data-not-reloaded]')).toBeVisible();
  await expect(his.getByText('Drive to the clinic').first()).toBeVisible();
  const { tasks } = await ben.call('care', 'listTasks', { circleId, limit: 100 });
  expect(tasks.map(({ title, assigneeId }) => [title, assigneeId])).toEqual([
    ['Drive to the clinic', ben.id],
  ]);
});

test('ALL-5 another file is refused at its field, and makes no circle', onlyWhole, async ({ two }) => {
  const [page] = await open('/onboarding?step=restore', two.ana);
  if (!page) throw new Error('a page');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"a": 1}') });
  await page.getByLabel('Name of the new circle').fill('Notes');
  await page.getByRole('button', { name: 'Restore circle' }).click();
  await expect(page.getByText('This is not the copy of a circle.', { exact: false })).toBeVisible();
  await expect(page).toHaveURL(/step=restore/);
});
