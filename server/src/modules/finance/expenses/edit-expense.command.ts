import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../../records/changed-fields';
import { requireSeen } from '../../../records/require-seen';
import { defineCommand } from '../../../spine/define-command';
import { requireReceipt } from '../require-receipt';
import { changeExpense, expenseOf, lockExpense } from './expense-rows';

export const editExpense = defineCommand(
  apiContract.finance.editExpense,
  async ({ tx, input, circle, actor, now, record }) => {
    const before = await lockExpense(tx, circle.id, input.expenseId);
    requireSeen(expenseOf(before), input.changes, input.seen);
    const changes = changedFields(before, input.changes);
    if (Object.keys(changes).length === 0) return expenseOf(before);
    await requireReceipt(tx, actor, changes.receiptDocumentId ?? null);
    const expense = expenseOf(await changeExpense(tx, before, { ...changes, updatedAt: now }));
    await record('expense.edited', { expense });
    return expense;
  },
);
