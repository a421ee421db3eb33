import type { Page } from '@playwright/test';
import { addTask } from '../examples';
import { circleOf, expect, test } from '../device';

test.describe.configure({ timeout: 300_000 });

test('ALL-2 CHAT-3 TASK-2 EMER-5 what is done in a browser opened without a network survives its end, and arrives once and in order', async ({
  installed: { ana, ben, product },
  device,
}) => {
  const circleId = await circleOf(ana);
  await addTask(ana, circleId, 'Buy the blue pills');
  await device.visit('/tasks', 'Buy the blue pills');
  await device.visit('/chat?with=group');
  await device.visit('/emergency', 'Panic');
  await device.close();
  await product.stop();

  let page = await device.open();
  await page.goto('/tasks');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
  await page.goto('/chat?with=group');
  await write(page, 'First, the pills are here');
  await write(page, 'Second, the change is in the jar');
  await expect(page.getByText('3 changes are waiting to be sent.')).toBeVisible();
  await page.goto('/emergency');
  await page.getByRole('button', { name: /^Panic/ }).click();
  await expect(page.getByText('4 changes are waiting to be sent.')).toBeVisible();
  await device.close();

  page = await device.open();
  await page.goto('/chat?with=group');
  await expect(page.getByText('First, the pills are here')).toBeVisible();
  await expect(page.getByText('4 changes are waiting to be sent.')).toBeVisible();
  await device.close();

  await product.restart();
  await ben.page.goto('/chat?with=group');
  page = await device.open();
  await page.goto('/dashboard');
  const second = ben.page.getByText('Second, the change is in the jar').first();
  await expect(second).toBeVisible({ timeout: 60_000 });
  const { messages } = await ben.call('communication', 'listMessages', { circleId });
  expect(messages.map(({ text }) => text)).toEqual([
    'First, the pills are here',
    'Second, the change is in the jar',
  ]);
  const { tasks } = await ben.call('care', 'listTasks', { circleId });
  expect(tasks.map(({ title, status }) => [title, status])).toEqual([['Buy the blue pills', 'completed']]);
  await expect(ben.page.getByText('ACTIVE EMERGENCY').first()).toBeVisible({ timeout: 60_000 });
  expect((await ben.call('emergency', 'listAlerts', { circleId })).alerts).toHaveLength(1);
  await expect(page.getByText('to be sent.')).toBeHidden();
});

async function write(page: Page, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: /message/i });
  await composer.fill(text);
  await composer.press('Enter');
  await expect(page.getByText(text)).toBeVisible();
}
