import { useState } from 'react';
import type { Expense, ExpenseInput } from '@carecircle/contracts';
import { newId, useCommand, useEdited } from '@carecircle/remote-kit';

/** Saves the expense form: adds one, or edits `expense` field by field so that two people's edits both hold. */
export function useSaveExpense(expense: Expense | null) {
  // One id for the whole form, so that sending again after a lost answer adds no second one.
  const [expenseId] = useState(newId);
  const { opened, seen, takeNote } = useEdited(expense ?? undefined);
  const add = useCommand('finance.addExpense', { onRefused: () => undefined });
  const edit = useCommand('finance.editExpense', { onRefused: () => undefined });
  const { isPending, gate, refusal, fieldErrors } = expense ? edit : add;

  const save = async (input: ExpenseInput) => {
    if (!opened) return (await add.send({ expenseId, ...input })).status === 'done';
    const changes = Object.fromEntries(
      Object.entries(input).filter(([name, value]) => opened[name as keyof ExpenseInput] !== value),
    );
    if (Object.keys(changes).length === 0) return true;
    const outcome = await edit.send({ expenseId: opened.id, changes, seen: seen(changes) });
    takeNote(outcome);
    return outcome.status === 'done';
  };
  return { save, isPending, gate, refusal, fieldErrors };
}
