import type { Budget } from '@carecircle/contracts';

export interface BudgetSum {
  budgetedCents: number;
  spentCents: number;
  /** Below 0 where more was spent than budgeted. */
  remainingCents: number;
}

/** All categories of a month together (FIN-3). */
export function sumBudget({ categories }: Pick<Budget, 'categories'>): BudgetSum {
  const budgetedCents = categories.reduce((sum, line) => sum + (line.budgetedCents ?? 0), 0);
  const spentCents = categories.reduce((sum, line) => sum + line.spentCents, 0);
  return { budgetedCents, spentCents, remainingCents: budgetedCents - spentCents };
}

/** Whole per cent of a budget that is spent; more than 100 where it is over. Null without a budget. */
export function usedPercent({ budgetedCents, spentCents }: Pick<BudgetSum, 'budgetedCents' | 'spentCents'>) {
  return budgetedCents > 0 ? Math.round((100 * spentCents) / budgetedCents) : null;
}

/** A month (`YYYY-MM`) so many months away. */
export function monthAway(month: string, away: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + away;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}
