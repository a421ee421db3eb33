import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Person } from '../product/person';
import { expect, open, test } from '../journeys/two-people';
import { addRecipient } from '../resilience/examples';
import { heardIn, listenIn, type Spoken } from './spoken';
import { onlyWhole } from '../depth';

const once = (text: string, urgency: Spoken['urgency'] = 'polite') => [{ text, urgency }];

async function listenAt(path: string, person: Person): Promise<Page> {
  await listenIn(person.context);
  const [page] = await open(path, person);
  if (!page) throw new Error('one page');
  return page;
}

const write = (person: Person, circleId: string, text: string) =>
  person.call('communication', 'sendMessage', { circleId, messageId: randomUUID(), recipientId: null, text });

test('ALL-1 CHAT-1 a message of another is spoken once in the chat', onlyWhole, async ({ two }) => {
  const { ana, ben, circleId } = two;
  const chat = await listenAt('/chat?with=group', ana);
  await expect(chat.getByRole('textbox', { name: /message/i })).toBeVisible();
  await write(ben, circleId, 'Parking is on level 2.');
  await write(ben, circleId, 'The doctor is late.');
  await expect.poll(() => heardIn(chat, 'late')).toEqual(once('Ben: The doctor is late.'));
  expect(await heardIn(chat, 'level 2')).toEqual(once('Ben: Parking is on level 2.'));
});

test(
  'ALL-1 CHAT-1 SHELL-3 on other screens a message of another is spoken once',
  onlyWhole,
  async ({ two }) => {
    const { ana, ben, circleId } = two;
    const tasks = await listenAt('/tasks', ana);
    await expect(tasks.getByRole('button', { name: 'Create First Task' })).toBeVisible();
    await write(ben, circleId, 'Parking is on level 2.');
    await expect.poll(() => heardIn(tasks, 'level 2')).toEqual(once('Ben in Rosa: Parking is on level 2.'));
  },
);

test('ALL-1 ALL-2 CHAT-3 offline, waiting and sent are spoken', onlyWhole, async ({ two }) => {
  const { ana } = two;
  const chat = await listenAt('/chat?with=group', ana);
  const composer = chat.getByRole('textbox', { name: /message/i });
  await expect(composer).toBeVisible();
  await ana.context.setOffline(true);
  await expect.poll(() => heardIn(chat, 'Offline.')).not.toEqual([]);
  await composer.fill('On my way');
  await composer.press('Enter');
  await expect.poll(() => heardIn(chat, 'Waiting for')).toEqual(once('Waiting for a connection'));
  await ana.context.setOffline(false);
  await expect.poll(() => heardIn(chat, 'Sent'), { timeout: 30_000 }).toEqual(once('Sent'));
});

test('ALL-1 EMER-2 an alert of another is spoken at once, and once on all screens', async ({ two }) => {
  const { ana, ben } = two;
  const tasks = await listenAt('/tasks', ana);
  const [emergency] = await open('/emergency', ben);
  await emergency?.getByRole('button', { name: /^Panic/ }).click();
  const alert = once('Emergency: Ben needs help now', 'assertive');
  await expect.poll(() => heardIn(tasks, 'needs help'), { timeout: 20_000 }).toEqual(alert);
  await tasks.getByRole('link', { name: 'Emergency' }).click();
  await expect(tasks.getByRole('button', { name: /^Panic/ })).toBeVisible();
  expect(await heardIn(tasks, 'needs help')).toEqual(alert);
});

test(
  'ALL-1 ALL-6 a toast is spoken once, with the key that leads to its Undo',
  onlyWhole,
  async ({ two }) => {
    const { ana, circleId } = two;
    const taskId = randomUUID();
    const task = { title: 'Groceries', description: '', recipientId: null, assigneeId: null, dueTime: null };
    await ana.call('care', 'addTask', { circleId, taskId, dueDate: '2999-01-01', ...task });
    const tasks = await listenAt('/tasks', ana);
    await tasks.getByRole('button', { name: 'Actions for Groceries' }).click();
    await tasks.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.poll(() => heardIn(tasks, 'F6 leads here')).toHaveLength(1);
    await expect(tasks.locator('[role="alertdialog"] :focus')).toHaveCount(0);
  },
);

test('ALL-1 AUTH-1 a refused sign-in is spoken at once', onlyWhole, async ({ two, browser, product }) => {
  const { session } = await two.ana.call('circles', 'getSession', {});
  const context = await browser.newContext({ baseURL: product.origin });
  await listenIn(context);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(session?.person.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const words = 'Email and password don’t match an account. Please check both.';
  await expect.poll(() => heardIn(page, 'don’t match')).toEqual(once(words, 'assertive'));
  await context.close();
});

test('ALL-1 CHK-1 that a check-in was submitted is spoken once', onlyWhole, async ({ two }) => {
  const { ana, circleId } = two;
  await addRecipient(ana, circleId, 'Rosa');
  const page = await listenAt('/checkin', ana);
  await page.getByText('Safe & well', { exact: true }).click();
  await page.getByRole('button', { name: 'Submit Check-in' }).click();
  await expect.poll(() => heardIn(page, 'Submitted')).toEqual(once('Check-in Submitted!'));
});
