import { expect, it } from 'vitest';
import { exampleTransaction } from '../../testing/example-finance';
import { reverseTransaction, upsertTransaction } from './apply-payment-event';

const older = exampleTransaction({ id: 'older' });
const newer = exampleTransaction({ id: 'newer' });
const pages = [
  { transactions: [newer], nextCursor: 'c' },
  { transactions: [older], nextCursor: null },
];

it('FIN-2 a new payment stands on top of the first page, once', () => {
  const payment = exampleTransaction({ id: 'now' });
  const once = upsertTransaction(pages, payment);
  expect(once.map((page) => page.transactions.map(({ id }) => id))).toEqual([['now', 'newer'], ['older']]);
  expect(upsertTransaction(once, payment)).toEqual(once);
});

it('FIN-2 a confirmed or reversed payment changes in its place', () => {
  const reversed = { ...older, status: 'reversed' as const };
  expect(upsertTransaction(pages, reversed)[1]?.transactions).toEqual([reversed]);
  expect(reverseTransaction(pages, 'older')[1]?.transactions).toEqual([reversed]);
});
