import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../../records/trash';
import { defineCommand } from '../../../spine/define-command';
import { changeExpense, expenseOf, lockExpenseEvenDeleted, requireRoomForExpenses } from './expense-rows';

export const restoreExpense = defineCommand(
  apiContract.finance.restoreExpense,
  async ({ tx, input, circle, now, record }) => {
    const before = await lockExpenseEvenDeleted(tx, circle.id, input.expenseId);
    if (!before.deletedAt) return expenseOf(before);
    requireInTrash(before.deletedAt, now);
    await requireRoomForExpenses(tx, circle.id);
    const expense = expenseOf(await changeExpense(tx, before, { deletedAt: null, updatedAt: now }));
    await record('expense.restored', { expense });
    return expense;
  },
);
