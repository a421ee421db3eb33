import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { changeExpense, lockExpenseEvenDeleted } from './expense-rows';

export const deleteExpense = defineCommand(
  apiContract.finance.deleteExpense,
  async ({ tx, input, circle, now, record }) => {
    const expense = await lockExpenseEvenDeleted(tx, circle.id, input.expenseId);
    if (expense.deletedAt) return { expenseId: expense.id };
    await changeExpense(tx, expense, { deletedAt: now, updatedAt: now });
    await record('expense.deleted', { expenseId: expense.id });
    return { expenseId: expense.id };
  },
);
