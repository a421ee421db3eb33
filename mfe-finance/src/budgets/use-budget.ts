import { useLiveQuery } from '@carecircle/remote-kit';

const anew = () => undefined;

/** Budgets and spending of a month (`YYYY-MM`) and of those before it; the server adds up, anew with each change. */
export function useBudget(month: string) {
  return useLiveQuery(
    'finance.getBudget',
    { month },
    {
      on: {
        'budget.edited': anew,
        'bill.paid': anew,
        'payment.reversed': anew,
        'payment.corrected': anew,
        'expense.added': anew,
        'expense.edited': anew,
        'expense.deleted': anew,
        'expense.restored': anew,
        'expenses.imported': anew,
      },
    },
  );
}
