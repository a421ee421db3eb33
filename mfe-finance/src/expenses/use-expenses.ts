import { needsRefetch, useLivePages } from '@carecircle/remote-kit';
import { removeExpense, upsertExpense } from './apply-expense-event';

/** Expenses of a month (`YYYY-MM`), newest first, page by page; true by events. */
export function useExpenses(month: string) {
  const { pages, ...rest } = useLivePages(
    'finance.listExpenses',
    { month },
    {
      next: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
      on: {
        'expense.added': (read, { payload }) => upsertExpense(read, payload.expense, month),
        'expense.edited': (read, { payload }) => upsertExpense(read, payload.expense, month),
        'expense.restored': (read, { payload }) => upsertExpense(read, payload.expense, month),
        'expense.deleted': (read, { payload }) => removeExpense(read, payload.expenseId),
        'expenses.imported': needsRefetch,
      },
    },
  );
  return { expenses: pages.flatMap((page) => page.expenses), ...rest };
}
