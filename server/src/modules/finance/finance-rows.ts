import type { Bill, Transaction } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction as Tx } from '../../database/database';
import { refuse } from '../../refuse';
import { bills, transactions, type BillRow, type TransactionRow } from './finance.tables';

export function billOf(row: BillRow): Bill {
  return {
    id: row.id,
    circleId: row.circleId,
    seriesId: row.seriesId,
    name: row.name,
    category: row.category,
    amountCents: row.amountCents,
    dueDate: row.dueDate,
    frequency: row.frequency,
    isRecurring: row.isRecurring,
    paymentMethod: row.paymentMethod,
    reminderDays: row.reminderDays,
    notes: row.notes,
    accountNumberLastFour: row.accountNumberLastFour,
    state: row.state,
    paidOn: row.paidOn,
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function transactionOf(row: TransactionRow): Transaction {
  return {
    id: row.id,
    circleId: row.circleId,
    billId: row.billId,
    billName: row.billName,
    category: row.category,
    amountCents: row.amountCents,
    paidOn: row.paidOn,
    status: row.status,
    paymentMethod: row.paymentMethod,
    confirmationNumber: row.confirmationNumber,
    isReference: row.isReference,
    recordedBy: row.recordedBy,
    recordedAt: row.recordedAt.toISOString(),
    receiptDocumentId: row.receiptDocumentId,
    correctsId: row.correctsId,
  };
}

/** The bill, held until the transaction ends; NOT_FOUND when the circle has none or it was deleted. */
export async function lockBill(tx: Tx, circleId: string, billId: string): Promise<BillRow> {
  const row = await lockBillEvenDeleted(tx, circleId, billId);
  if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This bill was deleted.' });
  return row;
}

export async function lockBillEvenDeleted(tx: Tx, circleId: string, billId: string): Promise<BillRow> {
  const [row] = await tx.select().from(bills).where(isBill(circleId, billId)).for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such bill.' });
  return row;
}

export async function changeBill(tx: Tx, row: BillRow, changes: Partial<BillRow>): Promise<BillRow> {
  await tx.update(bills).set(changes).where(isBill(row.circleId, row.id));
  return { ...row, ...changes };
}

/** A transaction with its bill, both held; the bill first, so that every operation takes locks in one order. */
export async function lockTransactionWithBill(
  tx: Tx,
  circleId: string,
  transactionId: string,
): Promise<{ bill: BillRow; transaction: TransactionRow }> {
  const [found] = await tx
    .select({ billId: transactions.billId })
    .from(transactions)
    .where(isTransaction(circleId, transactionId));
  if (!found) throw refuse('NOT_FOUND', { message: 'There is no such transaction.' });
  const bill = await lockBillEvenDeleted(tx, circleId, found.billId);
  const [transaction] = await tx.select().from(transactions).where(isTransaction(circleId, transactionId));
  if (!transaction) throw refuse('NOT_FOUND', { message: 'There is no such transaction.' });
  return { bill, transaction };
}

export async function changeTransaction(
  tx: Tx,
  row: TransactionRow,
  changes: Partial<TransactionRow>,
): Promise<TransactionRow> {
  await tx.update(transactions).set(changes).where(isTransaction(row.circleId, row.id));
  return { ...row, ...changes };
}

function isBill(circleId: string, billId: string) {
  return and(eq(bills.circleId, circleId), eq(bills.id, billId));
}

function isTransaction(circleId: string, transactionId: string) {
  return and(eq(transactions.circleId, circleId), eq(transactions.id, transactionId));
}
