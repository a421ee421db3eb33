import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import type { Person } from '../product/person';
import { addTask } from '../resilience/examples';
import { expect, open, test } from './two-people';

test('SET-4 with auto sync off nothing comes or goes until Sync now, and an emergency comes at once', async ({
  two: { ana, ben, circleId },
}) => {
  await addTask(ana, circleId, 'Buy the blue pills');
  const page = await openTasks(ana);
  // What had not come when it is switched off waits for Sync now.
  await expect(page.getByText('Buy the blue pills')).toBeVisible();
  await choose(page, 'Auto sync');
  await expect(page.getByText(/Auto sync is off\. As of \d{1,2}:\d{2} [AP]M\./)).toBeVisible();

  await addTask(ben, circleId, 'Walk the dog');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible();
  // Raised after the task was added: what comes at all has come by then.
  await raiseAlert(ben, circleId);
  await expect(page.getByText('ACTIVE EMERGENCY').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Walk the dog')).toHaveCount(0);
  expect(await statusOf(ben, circleId, 'Buy the blue pills')).toBe('pending');

  await page.getByRole('button', { name: 'Sync now' }).click();
  await expect(page.getByText('Walk the dog')).toBeVisible();
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
  expect(await statusOf(ben, circleId, 'Buy the blue pills')).toBe('completed');
  await expect(page.getByText(/Auto sync is off\./)).toBeVisible();
  await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
});

test(
  'SET-4 EMER-1 a call for help goes out at once though auto sync is off',
  onlyWhole,
  async ({ two: { ana, ben } }) => {
    const page = await openTasks(ana);
    await choose(page, 'Auto sync');
    await ben.page.goto('/tasks');
    await page.goto('/emergency');
    await page.getByRole('button', { name: /^Panic/ }).click();
    await expect(ben.page.getByText('ACTIVE EMERGENCY').first()).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'SET-4 in offline mode a task that is ticked waits, and is sent when the mode ends',
  onlyWhole,
  async ({ two: { ana, ben, circleId } }) => {
    await addTask(ana, circleId, 'Buy the blue pills');
    const page = await openTasks(ana);
    await expect(page.getByText('Buy the blue pills')).toBeVisible();
    await choose(page, 'Offline mode');
    await expect(page.getByText(/Offline mode is on\. As of/)).toBeVisible();
    await addTask(ben, circleId, 'Walk the dog');
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByText(/1 change is waiting to be sent\./)).toBeVisible();
    expect(await statusOf(ben, circleId, 'Buy the blue pills')).toBe('pending');

    await page.getByRole('button', { name: 'End offline mode' }).click();
    await expect(page.getByText('Walk the dog')).toBeVisible();
    await expect.poll(() => statusOf(ben, circleId, 'Buy the blue pills')).toBe('completed');
    await expect(page.getByText(/Offline mode is on/)).toHaveCount(0);
    await expect(page.locator('html[data-not-reloaded]')).toBeVisible();
  },
);

test(
  'SET-4 ALL-2 in offline mode a visit opens what the device keeps, and what is no screen comes from the server',
  onlyWhole,
  async ({ two: { ana, circleId } }) => {
    await addTask(ana, circleId, 'Buy the blue pills');
    const page = await openTasks(ana);
    await expect(page.getByText('Buy the blue pills')).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.has('page-1'))).toBe(true);
    await choose(page, 'Offline mode');
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.match('/local-first'))?.json()) as unknown))
      .toContain('tasks');

    await page.goto('/tasks');
    await expect(page.locator('html[data-app-shell]')).toBeAttached();
    await expect(page.getByText('Buy the blue pills')).toBeVisible();
    await page.goto('/terms');
    await expect(page.locator('html[data-app-shell]')).toHaveCount(0);

    await page.goto('/tasks');
    await page.getByRole('button', { name: 'End offline mode' }).click();
    await expect(page.getByText(/Offline mode is on/)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/local-first'))))
      .toBe(false);
    await page.goto('/tasks');
    await expect(page.locator('html[data-app-shell]')).toHaveCount(0);
  },
);

/** Opens the tasks, on a page that a reload would take a mark from. */
async function openTasks(person: Person): Promise<Page> {
  const [page] = await open('/tasks', person);
  if (!page) throw new Error('one page');
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
  return page;
}

/** Turns a switch of App Settings over and comes back, without leaving the page. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'More' }).click();
  await page.getByRole('link', { name: /^App Settings/ }).click();
  await page.getByText(name, { exact: true }).click();
  await expect(
    page.getByText(name === 'Auto sync' ? 'Auto sync is off.' : 'Offline mode is on.'),
  ).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeVisible();
}

async function raiseAlert(person: Person, circleId: string): Promise<void> {
  const alertId = randomUUID();
  await person.call('emergency', 'armAlert', { circleId, alertId, type: 'panic', location: null });
}

async function statusOf(person: Person, circleId: string, title: string): Promise<string | undefined> {
  const { tasks } = await person.call('care', 'listTasks', { circleId });
  return tasks.find((task) => task.title === title)?.status;
}
