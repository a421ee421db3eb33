import type { Bill } from '@carecircle/contracts';
import { testIds } from '../test-session';

/** An unpaid electricity bill of Ana's circle. */
export function testBill(changes: Partial<Bill> = {}): Bill {
  const id = '22222222-2222-4222-8222-222222222222';
  return {
    id,
    circleId: testIds.circle,
    seriesId: id,
    name: 'Electricity',
    category: 'utilities',
    amountCents: 8450,
    dueDate: '2026-12-01',
    frequency: 'monthly',
    isRecurring: true,
    paymentMethod: 'manual',
    reminderDays: 3,
    notes: '',
    accountNumberLastFour: null,
    state: 'pending',
    paidOn: null,
    updatedAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}
