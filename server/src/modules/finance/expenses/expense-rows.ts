import type { Expense } from '@carecircle/contracts';
import { circleLimits } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { requireRoomFor } from '../../../records/require-room-for';
import { refuse } from '../../../refuse';
import { expenses, type ExpenseRow } from '../finance.tables';

export function expenseOf({ createdAt, updatedAt, deletedAt, ...row }: ExpenseRow): Expense {
  return { ...row, updatedAt: updatedAt.toISOString() };
}

/** The expense, held until the transaction ends; NOT_FOUND when the circle has none or it was deleted. */
export async function lockExpense(tx: Transaction, circleId: string, id: string): Promise<ExpenseRow> {
  const row = await lockExpenseEvenDeleted(tx, circleId, id);
  if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This expense was deleted.' });
  return row;
}

export async function lockExpenseEvenDeleted(
  tx: Transaction,
  circleId: string,
  id: string,
): Promise<ExpenseRow> {
  const [row] = await tx.select().from(expenses).where(isExpense(circleId, id)).for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such expense.' });
  return row;
}

export async function changeExpense(
  tx: Transaction,
  row: ExpenseRow,
  changes: Partial<ExpenseRow>,
): Promise<ExpenseRow> {
  await tx.update(expenses).set(changes).where(isExpense(row.circleId, row.id));
  return { ...row, ...changes };
}

/** Refuses more expenses than a circle can have. */
export function requireRoomForExpenses(tx: Transaction, circleId: string, adding = 1): Promise<void> {
  const present = and(eq(expenses.circleId, circleId), isNull(expenses.deletedAt));
  return requireRoomFor(tx, expenses, present, { of: circleId, most: circleLimits.expenses, adding });
}

function isExpense(circleId: string, id: string) {
  return and(eq(expenses.circleId, circleId), eq(expenses.id, id));
}
