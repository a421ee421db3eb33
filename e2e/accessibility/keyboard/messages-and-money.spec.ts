import { randomUUID } from 'node:crypto';
import { keyboardOf } from './keyboard';
import { expect, test } from '../../journeys/two-people';

test('ALL-1 CHAT-1 by keyboard alone a message is written and sent, and the bell leads to it', async ({
  two,
}) => {
  const { ana, ben } = two;
  const [chat, home] = [keyboardOf(ana.page), keyboardOf(ben.page)];
  await Promise.all([ana.page.goto('/dashboard'), ben.page.goto('/dashboard')]);
  await chat.use('link', /^Chat/);
  await chat.use('link', 'Group Chat');
  await chat.write(/message/i, 'Parking is on level 2.');
  await chat.press('Enter');
  await expect(ana.page.getByText('Parking is on level 2.').first()).toBeVisible();
  await expect(ana.page.getByRole('textbox', { name: /message/i })).toBeFocused();

  const bell = ben.page.getByRole('button', { name: 'Notifications, 1 unread' });
  await home.use('button', 'Notifications, 1 unread');
  await expect(ben.page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await home.press('Escape');
  await expect(bell).toBeFocused();
  await home.press('Enter');
  await home.use('link', /Ana in Rosa/);
  await expect(ben.page).toHaveURL(/\/chat/);
  await expect(ben.page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('ALL-1 SHELL-4 a notification deleted by keyboard hands the focus to the next one', async ({ two }) => {
  const { ana, ben, circleId } = two;
  for (const text of ['one', 'two'])
    await ana.call('communication', 'sendMessage', {
      circleId,
      messageId: randomUUID(),
      recipientId: null,
      text,
    });
  const keyboard = keyboardOf(ben.page);
  await ben.page.goto('/dashboard');
  await keyboard.use('button', /Notifications, \d unread/);
  const rows = ben.page.getByRole('dialog').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await keyboard.use('button', /^Delete: /);
  await expect(rows).toHaveCount(before - 1);
  await expect(ben.page.getByRole('dialog').locator(':focus')).toHaveCount(1);
});

test('ALL-1 FIN-2 by keyboard alone a bill is marked as paid', async ({ two }) => {
  const { ana, circleId } = two;
  await ana.call('finance', 'addBill', {
    circleId,
    billId: randomUUID(),
    name: 'Electricity',
    category: 'utilities',
    amountCents: 9415,
    dueDate: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date()),
    frequency: 'monthly',
    isRecurring: false,
    paymentMethod: 'manual',
    reminderDays: 3,
    notes: '',
    accountNumber: '88013 5541',
  });
  const { page } = ana;
  const keyboard = keyboardOf(page);
  await page.goto('/finance');
  await keyboard.reach('tab', 'Overview');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Bills', selected: true })).toBeFocused();
  await keyboard.use('button', 'Actions for Electricity');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Mark Paid' });
  await expect(dialog).toBeFocused();
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Actions for Electricity' })).toBeFocused();
  await keyboard.press('Enter', 'Enter');
  await keyboard.use('button', 'Record payment');
  await expect(dialog).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});
