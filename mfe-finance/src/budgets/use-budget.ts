import { needsRefetch, useLiveQuery } from '@carecircle/remote-kit';
/** Budgets and spending of a month (`YYYY-MM`) and of those before it; the server adds up, refetch with each change. */
export function useBudget(month: string) {
  return useLiveQuery(
    'finance.getBudget',
    { month },
    {
      on: {
        'budget.edited': needsRefetch,
        'bill.paid': needsRefetch,
        'payment.reversed': needsRefetch,
        'payment.corrected': needsRefetch,
        'expense.added': needsRefetch,
        'expense.edited': needsRefetch,
        'expense.deleted': needsRefetch,
        'expense.restored': needsRefetch,
        'expenses.imported': needsRefetch,
      },
    },
  );
}
