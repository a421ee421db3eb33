import { expect, it } from 'vitest';
import { exampleBill } from '../testing/example-finance';
import { applyBillPaid, applyPaymentReversed, removeBill, upsertBill } from './apply-bill-event';

const rent = exampleBill({ id: 'rent', dueDate: '2026-11-24' });
const gas = exampleBill({ id: 'gas', dueDate: '2026-11-27' });
const paidRent = { ...rent, state: 'paid' as const, paidOn: '2026-11-20' };
const nextRent = exampleBill({ id: 'next', seriesId: 'rent', dueDate: '2026-12-24' });

it('FIN-2 an added bill takes its place by due date, and twice is once', () => {
  const once = upsertBill([gas], rent);
  expect(once.map(({ id }) => id)).toEqual(['rent', 'gas']);
  expect(upsertBill(once, rent)).toEqual(once);
});

it('FIN-2 a paid bill moves below the open ones and its next due bill appears', () => {
  const bills = applyBillPaid([rent, gas], { bill: paidRent, nextBill: nextRent });
  expect(bills.map(({ id }) => id)).toEqual(['gas', 'next', 'rent']);
});

it('FIN-2 an undone payment opens the bill again and takes the next one away', () => {
  const paid = applyBillPaid([rent, gas], { bill: paidRent, nextBill: nextRent });
  expect(applyPaymentReversed(paid, { bill: rent, removedBillId: 'next' })).toEqual([rent, gas]);
});

it('ALL-6 a deleted bill leaves the list', () => {
  expect(removeBill([rent, gas], 'rent')).toEqual([gas]);
});
