import type { Expense, ExpenseInput } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { useSaveRecord } from '@carecircle/remote-kit/forms';

/** Saves the expense form: adds one, or edits `expense` field by field so that two people's edits both hold. */
export function useSaveExpense(expense: Expense | null) {
  return useSaveRecord({
    record: expense,
    adding: useCommand('finance.addExpense', { onRefused: () => undefined }),
    editing: useCommand('finance.editExpense', { onRefused: () => undefined }),
    toAdd: (expenseId, fields: ExpenseInput) => ({ expenseId, ...fields }),
    toEdit: ({ id: expenseId }, edit) => ({ expenseId, ...edit }),
  });
}
