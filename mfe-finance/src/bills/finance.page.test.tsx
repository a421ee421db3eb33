import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '@carecircle/remote-kit';
import { publish, renderFeature, type Answers } from '@carecircle/remote-kit/testing';
import remote from '../remote';
import { exampleBill, exampleBudget, exampleExpense, exampleTransaction } from '../testing/example-finance';
import FinancePage from './finance.page';

const rentId = '0199a000-0000-7000-8000-000000000001';
const gasId = '0199a000-0000-7000-8000-000000000002';
const circleId = '11111111-1111-4111-8111-111111111111';
const rent = exampleBill({ id: rentId, circleId, dueDate: '2026-11-20' });
const gas = exampleBill({
  id: gasId,
  circleId,
  seriesId: gasId,
  name: 'Peoples Gas',
  category: 'utilities',
  amountCents: 7_260,
  dueDate: '2026-11-24',
});
const payment = exampleTransaction({ circleId });
const paid = {
  bill: { ...rent, state: 'paid' as const, paidOn: '2026-11-21' },
  transaction: payment,
  nextBill: null,
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') });
  return () => vi.useRealTimers();
});

function open(answers: Answers = {}, path = '/finance') {
  return renderFeature(<FinancePage />, {
    remote,
    path,
    routeId: 'finance',
    answers: {
      'finance.listBills': [rent, gas],
      'finance.listTransactions': { transactions: [], nextCursor: null },
      'finance.getBudget': exampleBudget(),
      'finance.listExpenses': { expenses: [exampleExpense({ circleId })], nextCursor: null },
      ...answers,
    },
  });
}

const noBudget = {
  ...{ housing: null, transportation: null, insurance: null },
  ...{ utilities: null, healthcare: 20_000, other: null },
};

const rowOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;

it('FIN-1 the overview shows the month and the next bills with their state in words', async () => {
  await open();
  expect(await screen.findByText('$1,352.60')).toBeTruthy();
  expect(within(rowOf('Rent')).getByText('Overdue')).toBeTruthy();
  expect(within(rowOf('Peoples Gas')).getByText('Pending')).toBeTruthy();
});

it('FIN-2 Mark Paid records date, amount and number, shows it at once and says that no money is moved', async () => {
  const { user, server } = await open({ 'finance.payBill': paid });
  await user.click(await screen.findByRole('button', { name: 'Mark Paid: Rent' }));
  expect(await screen.findByText(/CareCircle doesn’t move any money/)).toBeTruthy();
  await user.type(screen.getByLabelText(/Payee’s confirmation number/), 'R-2210');
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  expect(screen.queryByText('Rent')).toBeNull();
  expect(server.callsOf('finance.payBill')).toMatchObject([
    { billId: rentId, paidOn: '2026-11-21', amountCents: 128_000, confirmationNumber: 'R-2210' },
  ]);
});

it('FIN-2 a refused payment comes back as it was', async () => {
  const { user } = await open({
    'finance.payBill': new Refusal({ code: 'ALREADY_DONE', message: 'paid' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Mark Paid: Rent' }));
  await user.click(await screen.findByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('Rent')).toBeTruthy();
});

it('FIN-1 ALL-3 Add Bill says at the field what is missing and sends nothing', async () => {
  const { user, server } = await open({}, '/finance?tab=bills');
  await user.click(await screen.findByRole('button', { name: 'Add Bill' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Bill' }));
  await user.click(dialog.getByRole('button', { name: 'Add Bill' }));
  expect(dialog.getAllByText('Please fill this in.')).toHaveLength(2);
  expect(server.callsOf('finance.addBill')).toEqual([]);
});

it('FIN-2 Add Bill saves with the defaults', { timeout: 20_000 }, async () => {
  const { user, server } = await open(
    { 'finance.addBill': ({ billId }) => ({ ...gas, id: billId, name: 'Water' }) },
    '/finance?tab=bills&add',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Bill' }));
  await user.click(dialog.getByLabelText(/Bill Name/));
  await user.paste('Water');
  await user.click(dialog.getByRole('button', { name: /calendar/i }));
  await user.click(screen.getByRole('button', { name: /November 28, 2026/ }));
  await user.click(dialog.getByRole('button', { name: 'Add Bill' }));
  expect(server.callsOf('finance.addBill')).toMatchObject([
    {
      name: 'Water',
      category: 'other',
      amountCents: 0,
      dueDate: '2026-11-28',
      reminderDays: 3,
      isRecurring: true,
    },
  ]);
});

it('FIN-1 bills are found by name and by category', async () => {
  const { user } = await open({}, '/finance?tab=bills');
  await user.type(await screen.findByLabelText('Search bills'), 'gas');
  expect(screen.queryByText('Rent')).toBeNull();
  expect(screen.getByText('Peoples Gas')).toBeTruthy();
});

it('ALL-6 a deleted bill is gone at once and deleted on the server', async () => {
  const { user, server } = await open({ 'finance.deleteBill': { billId: rentId } }, '/finance?tab=bills');
  await user.click(await screen.findByRole('button', { name: 'Actions for Rent' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(screen.queryByText('Rent')).toBeNull();
  expect(server.callsOf('finance.deleteBill')).toMatchObject([{ billId: rentId }]);
});

it("FIN-1 the history names the payee's number, and our own reference as such", async () => {
  const own = exampleTransaction({ id: gasId, circleId, confirmationNumber: 'CC-1', isReference: true });
  await open(
    { 'finance.listTransactions': { transactions: [payment, own], nextCursor: null } },
    '/finance?tab=history',
  );
  expect(await screen.findByText('Confirmation R-2210')).toBeTruthy();
  expect(screen.getByText('Our reference CC-1')).toBeTruthy();
});

it('FIN-2 a payment can be taken back from the history', async () => {
  const reversed = { ...payment, status: 'reversed' as const };
  const { user, server } = await open(
    {
      'finance.listTransactions': { transactions: [payment], nextCursor: null },
      'finance.undoPayment': { bill: rent, transaction: reversed, nextBill: null },
    },
    '/finance?tab=history',
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for the payment of Rent' }));
  await user.click(screen.getByRole('menuitem', { name: 'Undo payment' }));
  expect(await screen.findByText('Reversed')).toBeTruthy();
  expect(server.callsOf('finance.undoPayment')).toMatchObject([{ transactionId: payment.id }]);
});

it('FIN-2 an automatic payment waits for confirmation', async () => {
  const pending = exampleTransaction({ circleId, status: 'pending', paymentMethod: 'auto' });
  const { user, server } = await open({
    'finance.listTransactions': { transactions: [pending], nextCursor: null },
    'finance.confirmTransaction': { ...pending, status: 'completed' },
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm the payment of Rent' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm payment' }));
  expect(server.callsOf('finance.confirmTransaction')).toMatchObject([
    { transactionId: pending.id, confirmationNumber: null },
  ]);
});

it('MFE-7 FIN-2 a payment by another member shows without a reload', async () => {
  await open();
  await screen.findByText('Rent');
  await publish('bill.paid', paid);
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Mark Paid: Rent' })).toBeNull();
});

it('FIN-1 FIN-3 the overview shows the budget of the month and leads to it', async () => {
  const { user } = await open();
  const card = within(await screen.findByRole('region', { name: 'Budget Overview' }));
  expect(await card.findByText('$1,300.00')).toBeTruthy();
  expect(card.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('112%');
  await user.click(card.getByRole('button', { name: 'View Details' }));
  expect(await screen.findByRole('list', { name: 'Budget by category' })).toBeTruthy();
});

it('FIN-3 a category over its budget is red and its bar full; what remains is below zero', async () => {
  await open({}, '/finance?tab=budget');
  const list = within(await screen.findByRole('list', { name: 'Budget by category' }));
  expect(list.getByText('$160.00 over budget')).toBeTruthy();
  const bar = list.getByRole('progressbar', { name: 'Budget used: Housing' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([
    '130000',
    '130000',
  ]);
  expect(list.getByText('No budget set')).toBeTruthy();
});

it('FIN-3 setting a budget sends what was changed, and what was seen', async () => {
  const { user, server } = await open({ 'finance.editBudget': noBudget }, '/finance?tab=budget');
  await user.click(await screen.findByRole('button', { name: 'Edit budget' }));
  await user.type(await screen.findByRole('textbox', { name: /Healthcare/ }), '200');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.callsOf('finance.editBudget')).toMatchObject([
      { month: '2026-11', changes: { healthcare: 20_000 }, seen: { healthcare: null } },
    ]),
  );
});

it('ALL-6 FIN-3 a deleted expense is gone at once', async () => {
  const { user, server } = await open(
    { 'finance.deleteExpense': { expenseId: exampleExpense().id } },
    '/finance?tab=budget',
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for Taxi' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Taxi')).toBeNull());
  expect(server.callsOf('finance.deleteExpense')).toHaveLength(1);
});

it('FIN-3 ALL-3 a file with other columns says which are missing', async () => {
  const { user } = await open(
    {
      'finance.importExpenses': new Refusal({
        ...{ code: 'INVALID_INPUT', message: 'columns' },
        fields: [{ path: 'file', code: 'file_columns' }],
        details: { missing: 'Date, Amount', found: 'Day, Name' },
      }),
    },
    '/finance?tab=budget',
  );
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await screen.findByRole('dialog');
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  fireEvent.change(input, { target: { files: [new File(['Day,Name'], 'a.csv', { type: 'text/csv' })] } });
  await user.click(screen.getByRole('button', { name: 'Look into the file' }));
  expect(
    await screen.findByText(/These columns are missing: Date, Amount\. The file has: Day, Name\./),
  ).toBeTruthy();
});
