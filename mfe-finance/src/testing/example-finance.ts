import type { Bill, Budget, Expense, Transaction } from '@carecircle/contracts';

/** A bill for tests; every field can be given. */
export function exampleBill(fields: Partial<Bill> = {}): Bill {
  return {
    id: '0199a000-0000-7000-8000-000000000001',
    circleId: '0199a000-0000-7000-8000-00000000000c',
    seriesId: '0199a000-0000-7000-8000-000000000001',
    name: 'Rent',
    category: 'housing',
    amountCents: 128_000,
    dueDate: '2026-11-24',
    frequency: 'monthly',
    isRecurring: true,
    paymentMethod: 'manual',
    reminderDays: 3,
    notes: '',
    accountNumberLastFour: null,
    state: 'pending',
    paidOn: null,
    updatedAt: '2026-11-01T10:00:00.000Z',
    ...fields,
  };
}

/** A recorded payment for tests. */
export function exampleTransaction(fields: Partial<Transaction> = {}): Transaction {
  return {
    id: '0199a000-0000-7000-8000-0000000000a1',
    circleId: '0199a000-0000-7000-8000-00000000000c',
    billId: '0199a000-0000-7000-8000-000000000001',
    billName: 'Rent',
    category: 'housing',
    amountCents: 128_000,
    paidOn: '2026-11-02',
    status: 'completed',
    paymentMethod: 'manual',
    confirmationNumber: 'R-2210',
    isReference: false,
    recordedBy: null,
    recordedAt: '2026-11-02T10:00:00.000Z',
    receiptDocumentId: null,
    correctsId: null,
    ...fields,
  };
}

/** An expense for tests. */
export function exampleExpense(fields: Partial<Expense> = {}): Expense {
  return {
    id: '0199a000-0000-7000-8000-0000000000e1',
    circleId: '0199a000-0000-7000-8000-00000000000c',
    name: 'Taxi',
    category: 'transportation',
    amountCents: 1_850,
    spentOn: '2026-11-12',
    notes: '',
    receiptDocumentId: null,
    recordedBy: '0199a000-0000-7000-8000-00000000000a',
    updatedAt: '2026-11-12T10:00:00.000Z',
    ...fields,
  };
}

/** A month with a category over its budget, one without a budget, and the rest untouched. */
export function exampleBudget(): Budget {
  const line = (category: Bill['category'], budgetedCents: number | null, spentCents: number) => ({
    ...{ category, budgetedCents, spentCents },
  });
  return {
    month: '2026-11',
    categories: [
      line('housing', 130_000, 146_000),
      line('transportation', null, 0),
      line('insurance', null, 0),
      line('utilities', null, 0),
      line('healthcare', null, 0),
      line('other', null, 150),
    ],
    earlier: null,
    months: [
      { month: '2026-10', budgetedCents: 0, spentCents: 90_000 },
      { month: '2026-11', budgetedCents: 130_000, spentCents: 146_150 },
    ],
  };
}
