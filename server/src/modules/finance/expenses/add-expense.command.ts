import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { expenses } from '../finance.tables';
import { requireReceipt } from '../require-receipt';
import { expenseOf, requireRoomForExpenses } from './expense-rows';

export const addExpense = defineCommand(
  apiContract.finance.addExpense,
  async ({ tx, input, circle, actor, now, record }) => {
    const { expenseId, circleId, commandId, ...fields } = input;
    await requireReceipt(tx, actor, fields.receiptDocumentId);
    await requireRoomForExpenses(tx, circle.id);
    const [row] = await tx
      .insert(expenses)
      .values({
        ...fields,
        circleId: circle.id,
        id: expenseId,
        recordedBy: actor.id,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refuse('ALREADY_DONE', { message: 'This expense was added before.' });
    const expense = expenseOf(row);
    await record('expense.added', { expense });
    return expense;
  },
);
