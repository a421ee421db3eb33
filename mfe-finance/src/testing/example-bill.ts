import type { Bill, Transaction } from '@carecircle/contracts';

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
    ...fields,
  };
}
