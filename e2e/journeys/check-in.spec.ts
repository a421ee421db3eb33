import type { Page } from '@playwright/test';
import { onlyWhole } from '../depth';
import { addRecipient } from '../resilience/examples';
import { expect, open, test } from './two-people';

const tileOf = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Check-in', exact: true }) });

const formOf = (page: Page) => page.getByRole('region', { name: 'New check-in' });

test('MFE-7 CHK-1 CHK-2 SHELL-6 a needs-help of one reaches the tile, the list and the bell of the other without reload', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await addRecipient(ana, circleId, 'Rosa');
  const [form, home] = (await Promise.all([open('/checkin', ana), open('/dashboard', ben)])).flat();
  const [list] = await open('/checkin', { ...ben, page: await ben.context.newPage() });
  if (!form || !home || !list) throw new Error('three pages');
  await expect(tileOf(home)).toContainText('Pending');
  await expect(tileOf(home)).toContainText('Rosa: not yet today');

  const submit = form.getByRole('button', { name: 'Submit Check-in' });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription('First choose how Rosa is doing.');
  await form.getByText('Needs help', { exact: true }).click();
  await form.getByLabel(/^Notes/).fill('She fell in the kitchen');
  await submit.click();
  await expect(formOf(form).getByText('Check-in Submitted!')).toBeVisible();
  await expect(submit).toBeVisible();
  await expect(submit).toBeDisabled();
  await expect(form.getByLabel(/^Notes/)).toHaveValue('');

  const rows = list.getByRole('list', { name: 'Recent Check-ins' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  for (const text of ['Rosa', 'Needs help', 'by Ana', 'She fell in the kitchen'])
    await expect(rows.first()).toContainText(text);
  await expect(tileOf(home)).toContainText('Completed');
  await expect(tileOf(home)).toContainText('Rosa needs help');
  await home.getByRole('button', { name: /Notifications, 1 unread/ }).click();
  const bell = home.getByRole('dialog');
  await expect(bell.getByText('Rosa needs help')).toBeVisible();
  await expect(bell.getByText('Ana: “She fell in the kitchen”')).toBeVisible();
  const { notifications } = await ben.call('notifications', 'listNotifications', {});
  expect(notifications[0]).toMatchObject({ type: 'checkin', priority: 'urgent', link: '/to/check-in' });
  for (const page of [form, home, list]) await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
});

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Rosa needs help' });

test('CHK-2 a needs-help stands on the other’s open screens, through a reload, until they say ‘I’m on it’', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await addRecipient(ana, circleId, 'Rosa');
  const [form, chat] = (await Promise.all([open('/checkin', ana), open('/chat', ben)])).flat();
  const [tasks] = await open('/tasks', { ...ben, page: await ben.context.newPage() });
  if (!form || !chat || !tasks) throw new Error('three pages');
  await form.getByText('Needs help', { exact: true }).click();
  await form.getByLabel(/^Notes/).fill('She fell in the kitchen');
  await form.getByRole('button', { name: 'Submit Check-in' }).click();

  for (const page of [chat, tasks]) {
    await expect(bannerOf(page)).toContainText('She fell in the kitchen');
    await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
  }
  await expect(bannerOf(form)).toHaveCount(0);
  await tasks.reload();
  await expect(bannerOf(tasks)).toContainText('Ana');

  await bannerOf(chat).getByRole('button', { name: 'I’m on it: Rosa' }).click();
  for (const page of [chat, tasks]) await expect(bannerOf(page)).toContainText('You are on it');
  await expect(bannerOf(form)).toContainText('Ben is on it');
  await expect(form.locator('html[data-not-reloaded]')).toBeAttached();

  await bannerOf(tasks).getByRole('button', { name: 'I can’t after all: Rosa' }).click();
  await expect(bannerOf(chat).getByRole('button', { name: 'I’m on it: Rosa' })).toBeVisible();
  await expect(bannerOf(form)).toHaveCount(0);
});

test(
  'CHK-3 GAME-1 the first check-in of the day begins a streak and earns 15 points, the second neither',
  onlyWhole,
  async ({ two }) => {
    const { ana, circleId } = two;
    await addRecipient(ana, circleId, 'Rosa');
    const [page] = await open('/checkin', ana);
    if (!page) throw new Error('one page');
    for (const status of ['Safe & well', 'Not great']) {
      await page.getByText(status, { exact: true }).first().click();
      await page.getByRole('button', { name: 'Submit Check-in' }).click();
      await expect(formOf(page).getByText('Check-in Submitted!')).toBeVisible();
      await expect(page.getByText('1 day in a row')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Submit Check-in' })).toBeVisible();
    }
    await expect(page.getByRole('list', { name: 'Recent Check-ins' }).getByRole('listitem')).toHaveCount(2);
    const points = async () => (await ana.call('points', 'getMemberPoints', { circleId })).totalPoints;
    await expect.poll(points).toBe(15);
    await expect(page.locator('html[data-not-reloaded]')).toBeAttached();
  },
);

test(
  'ALL-2 CHK-1 without a connection a check-in waits on the device, says so, and reaches the other later',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    await addRecipient(ana, circleId, 'Rosa');
    const [form, list] = (await Promise.all([open('/checkin', ana), open('/checkin', ben)])).flat();
    if (!form || !list) throw new Error('two pages');
    await expect(form.getByText('Nothing to worry about')).toBeVisible();
    await ana.context.setOffline(true);
    await form.getByText('Safe & well', { exact: true }).click();
    await form.getByRole('button', { name: 'Submit Check-in' }).click();
    await expect(formOf(form).getByText('Saved on this device', { exact: false })).toBeVisible();
    await expect(form.getByText('Waiting to be sent', { exact: true })).toBeVisible();
    await ana.context.setOffline(false);
    await expect(form.getByText('Waiting to be sent', { exact: true })).toBeHidden({ timeout: 30_000 });
    await expect(list.getByRole('listitem').filter({ hasText: 'by Ana' })).toHaveCount(1);
    await expect(list.locator('html[data-not-reloaded]')).toBeAttached();
  },
);
