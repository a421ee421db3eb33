import type { Expense } from '@carecircle/contracts';
import { patchPages, useCommand, type Gate } from '@carecircle/remote-kit';
import { showToast } from '@carecircle/ui';
import { useMessages } from '../words';
import { removeExpense } from './apply-expense-event';

/** Hides an expense at once and offers Undo (ALL-6). */
export function useDeleteExpense(): { deleteExpense: (expense: Expense) => void; gate: Gate } {
  const t = useMessages();
  const restore = useCommand('finance.restoreExpense');
  const remove = useCommand('finance.deleteExpense', {
    optimistic: ({ expenseId }) => [
      patchPages('finance.listExpenses', (pages) => removeExpense(pages, expenseId)),
    ],
  });
  const deleteExpense = ({ id: expenseId, name }: Expense) => {
    void remove.send({ expenseId }).then(({ status }) => {
      if (status !== 'done') return;
      showToast({
        text: t('bill.deleted', { name }),
        action: { label: t('bill.undo'), onPress: () => void restore.send({ expenseId }) },
      });
    });
  };
  return { deleteExpense, gate: remove.gate };
}
