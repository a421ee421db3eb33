import { expect, it } from 'vitest';
import { exampleExpense } from '../testing/example-finance';
import { removeExpense, upsertExpense } from './apply-expense-event';

const early = exampleExpense({ id: 'early', spentOn: '2026-11-02' });
const late = exampleExpense({ id: 'late', spentOn: '2026-11-20' });
const pages = [{ expenses: [late, early], nextCursor: null }];
const idsOf = (read: typeof pages) => read.map((page) => page.expenses.map(({ id }) => id));

it('FIN-3 an expense stands on its day, once, and only in its month', () => {
  const middle = exampleExpense({ id: 'middle', spentOn: '2026-11-10' });
  const once = upsertExpense(pages, middle, '2026-11');
  expect(idsOf(once)).toEqual([['late', 'middle', 'early']]);
  expect(idsOf(upsertExpense(once, middle, '2026-11'))).toEqual(idsOf(once));
  expect(idsOf(upsertExpense(once, { ...middle, spentOn: '2026-10-31' }, '2026-11'))).toEqual([
    ['late', 'early'],
  ]);
  expect(idsOf(removeExpense(pages, 'late'))).toEqual([['early']]);
});
