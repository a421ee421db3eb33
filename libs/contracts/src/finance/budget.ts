import * as z from 'zod';
import { AmountCents, Month } from '../primitives';
import { BillCategory } from './bill';
import { billCategories } from './bill-choices';
import { budgetMonths } from './budget-choices';

/** A sum of many amounts, in minor units of the circle's currency. */
const SumCents = z.int().min(0);

const amount = AmountCents.nullable();

/** Budgets of one month, in minor units; null where none is set (FIN-3). */
export const BudgetInput = z.strictObject({
  housing: amount,
  transportation: amount,
  insurance: amount,
  utilities: amount,
  healthcare: amount,
  other: amount,
});
export type BudgetInput = z.infer<typeof BudgetInput>;

/**
 * A month's budget. What is spent are the completed transactions and the expenses that members wrote down, of the category and
 * the month (FIN-3).
 */
export const Budget = z.object({
  month: Month,
  categories: z
    .array(z.object({ category: BillCategory, budgetedCents: AmountCents.nullable(), spentCents: SumCents }))
    .length(billCategories.length),
  /** The latest month before this one in which budgets were set, and what was set in it. */
  earlier: z.object({ month: Month, amounts: BudgetInput }).nullable(),
  /** Sums of this month and those before it, the oldest first. */
  months: z
    .array(z.object({ month: Month, budgetedCents: SumCents, spentCents: SumCents }))
    .max(budgetMonths),
});
export type Budget = z.infer<typeof Budget>;
