import type { ApiInputs } from '@carecircle/contracts/api';
import type { DemoClock } from './demo-clock';
import type { PersonKey } from './family';
import type { DemoStage, DemoStep } from './step';

type Category = ApiInputs['finance']['addExpense']['category'];
type Purchase = [
  daysAgo: number,
  time: string,
  as: PersonKey,
  name: string,
  category: Category,
  cents: number,
];

/** What each category may cost, in cents; the taxis have cost more for a while. */
const amounts = {
  housing: 130_000,
  transportation: 6_000,
  insurance: 16_000,
  utilities: 18_000,
  healthcare: 9_000,
  other: 16_000,
};

const purchases: Purchase[] = [
  [62, '17:20', 'ben', 'Taxi to the eye clinic', 'transportation', 2_340],
  [57, '18:05', 'ana', 'Pharmacy, copay', 'healthcare', 1_500],
  [49, '11:40', 'lucia', 'Groceries', 'other', 4_215],
  [41, '16:10', 'ben', 'Shower chair', 'healthcare', 4_899],
  [33, '17:45', 'ben', 'Taxi from physio', 'transportation', 1_980],
  [30, '12:15', 'lucia', 'Groceries', 'other', 3_870],
  [24, '18:20', 'ana', 'Pharmacy, copay', 'healthcare', 1_500],
  [17, '17:30', 'ben', 'Taxi to the cardiologist', 'transportation', 2_650],
  [12, '10:50', 'tom', 'Light bulbs and batteries', 'housing', 1_834],
  [8, '17:50', 'ben', 'Taxi from physio', 'transportation', 1_980],
  [5, '12:05', 'lucia', 'Groceries', 'other', 4_460],
  [2, '18:10', 'ana', 'Blood pressure cuff', 'healthcare', 3_799],
  [1, '17:35', 'ben', 'Taxi to the eye clinic', 'transportation', 2_410],
];

/** Budgets of this month and the two before it, and what the family spent besides the bills. */
export function budgetHistory({ newId }: DemoStage, clock: DemoClock): DemoStep[] {
  const budgets = [-2, -1, 0].map((away): DemoStep => {
    const first = clock.dayOfMonth(away, 1);
    return {
      at: clock.moment(Math.min(clock.daysUntil(first), -3), '20:30'),
      as: 'ana',
      operation: 'finance.editBudget',
      input: { month: first.slice(0, 7), changes: amounts },
    };
  });
  const spent = purchases.map(([daysAgo, time, as, name, category, amountCents]): DemoStep => ({
    at: clock.moment(-daysAgo, time),
    as,
    operation: 'finance.addExpense',
    input: {
      ...{ expenseId: newId(), name, category, amountCents, spentOn: clock.day(-daysAgo) },
      ...{ notes: '', receiptDocumentId: null },
    },
  }));
  return [...budgets, ...spent];
}
