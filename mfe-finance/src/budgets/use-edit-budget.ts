import { useState } from 'react';
import type { Budget, BudgetInput } from '@carecircle/contracts';
import { useCommand, useEdited } from '@carecircle/remote-kit';

/** The amounts of a month as the form holds them. */
export function amountsOf({ categories }: Pick<Budget, 'categories'>): BudgetInput {
  return Object.fromEntries(
    categories.map(({ category, budgetedCents }) => [category, budgetedCents]),
  ) as BudgetInput;
}

/** Sets the budgets of a month, only those that were changed, so that two who set different ones both keep their work. */
export function useEditBudget(budget: Budget, begin: BudgetInput | null) {
  const { opened, seen, takeNote } = useEdited(amountsOf(budget));
  const [draft, setDraft] = useState<BudgetInput>(begin ?? opened);
  const command = useCommand('finance.editBudget', { onRefused: () => undefined });
  const save = async () => {
    const changes = Object.fromEntries(
      Object.entries(draft).filter(([category, cents]) => opened[category as keyof BudgetInput] !== cents),
    );
    if (Object.keys(changes).length === 0) return true;
    const outcome = await command.send({ month: budget.month, changes, seen: seen(changes) });
    takeNote(outcome);
    return outcome.status === 'done';
  };
  return { draft, setDraft, save, ...command };
}
