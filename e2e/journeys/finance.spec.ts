import { randomUUID } from 'node:crypto';
import { expect, open, test } from './two-people';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date());

test('MFE-7 FIN-2 a bill that one marks as paid is paid on the other screen, with its transaction and next bill', async ({
  two,
}) => {
  const { ana, ben, circleId } = two;
  await ana.call('finance', 'addBill', {
    circleId,
    billId: randomUUID(),
    name: 'Electricity',
    category: 'utilities',
    amountCents: 9415,
    dueDate: today(),
    frequency: 'monthly',
    isRecurring: true,
    paymentMethod: 'manual',
    reminderDays: 3,
    notes: '',
    accountNumber: '88013 5541',
  });
  const [bills, history] = (await Promise.all([open('/finance', ana), open('/finance', ben)])).flat();
  if (!bills || !history) throw new Error('two pages');
  await history.getByRole('tab', { name: 'History' }).click();
  await expect(history.getByText('No payments yet')).toBeVisible();

  await bills.getByRole('tab', { name: 'Bills' }).click();
  await expect(bills.getByText('$94.15').first()).toBeVisible();
  await bills.getByRole('button', { name: 'Actions for Electricity' }).click();
  await bills.getByRole('menuitem', { name: 'Mark Paid' }).click();
  const dialog = bills.getByRole('dialog', { name: 'Mark Paid' });
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();

  await expect(history.getByText('Electricity').first()).toBeVisible();
  await expect(history.getByText('Our reference', { exact: false }).first()).toBeVisible();
  const all = await ben.call('finance', 'listBills', { circleId });
  expect(all.map((bill) => bill.state).sort()).toEqual(['paid', 'pending']);
  expect(all.every((bill) => bill.accountNumberLastFour === '5541')).toBe(true);
});
