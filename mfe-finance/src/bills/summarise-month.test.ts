import { expect, it } from 'vitest';
import { exampleBill } from '../testing/example-finance';
import { billsDue } from './bills-due';
import { findBills } from './find-bills';
import { summariseMonth } from './summarise-month';

const bills = [
  exampleBill({ id: 'late', dueDate: '2026-10-30', amountCents: 1_001 }),
  exampleBill({ id: 'soon', dueDate: '2026-11-28', amountCents: 10 }),
  exampleBill({ id: 'paid', dueDate: '2026-11-02', amountCents: 20, state: 'paid', paidOn: '2026-11-01' }),
  exampleBill({ id: 'next', dueDate: '2026-12-01', amountCents: 5_000 }),
];

it('FIN-2 the monthly total is the sum of the bills due this month, in exact cents', () => {
  expect(summariseMonth(bills, '2026-11-21')).toEqual({
    totalCents: 30,
    dueCount: 2,
    paidCount: 1,
    pendingCount: 1,
    overdueCount: 1,
  });
});

it('FIN-2 a bill becomes overdue on the day after its due date', () => {
  expect(summariseMonth(bills, '2026-11-28').overdueCount).toBe(1);
  expect(summariseMonth(bills, '2026-11-29').overdueCount).toBe(2);
});

it('SHELL-6 bills due are unpaid ones that are overdue or due within 7 days', () => {
  expect(billsDue(bills, '2026-11-21').map(({ id }) => id)).toEqual(['late', 'soon']);
  expect(billsDue(bills, '2026-11-20').map(({ id }) => id)).toEqual(['late']);
});

it('FIN-1 bills are found by part of the name, whatever case and accents, and by category', () => {
  const named = [exampleBill({ name: 'Água & Gas', category: 'utilities' }), exampleBill({ name: 'Rent' })];
  expect(findBills(named, { text: ' agua ', category: 'all' })).toEqual([named[0]]);
  expect(findBills(named, { text: '', category: 'housing' })).toEqual([named[1]]);
});
