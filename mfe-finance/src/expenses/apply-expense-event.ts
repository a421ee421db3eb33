import type { Expense } from '@carecircle/contracts';

interface ExpensePage {
  expenses: Expense[];
  nextCursor: string | null;
}

/** Puts an expense of the shown month (`YYYY-MM`) on its day in the first page, or in its own place; of another month it goes. */
export function upsertExpense<P extends ExpensePage>(
  pages: readonly P[],
  expense: Expense,
  month: string,
): P[] {
  const without = removeExpense(pages, expense.id);
  if (!expense.spentOn.startsWith(month)) return without;
  const holder = pages.findIndex((page) => page.expenses.some(({ id }) => id === expense.id));
  return without.map((page, index) =>
    index === Math.max(holder, 0)
      ? {
          ...page,
          expenses: [...page.expenses, expense].sort((one, other) =>
            one.spentOn < other.spentOn ? 1 : one.spentOn > other.spentOn ? -1 : 0,
          ),
        }
      : page,
  );
}

export function removeExpense<P extends ExpensePage>(pages: readonly P[], expenseId: string): P[] {
  return pages.map((page) => ({ ...page, expenses: page.expenses.filter(({ id }) => id !== expenseId) }));
}
