import { expect, it } from 'vitest';
import { monthAway, sumBudget, usedPercent } from './sum-budget';

it('FIN-3 what remains may be less than nothing', () => {
  const categories = [
    { category: 'housing' as const, budgetedCents: 10_000, spentCents: 12_500 },
    { category: 'other' as const, budgetedCents: null, spentCents: 99 },
  ];
  const sum = sumBudget({ categories });
  expect(sum).toEqual({ budgetedCents: 10_000, spentCents: 12_599, remainingCents: -2_599 });
  expect(usedPercent(sum)).toBe(126);
  expect(usedPercent({ budgetedCents: 0, spentCents: 5 })).toBeNull();
});

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
])('FIN-3 %s and %i months is %s', (month, away, other) => {
  expect(monthAway(month, away)).toBe(other);
});
