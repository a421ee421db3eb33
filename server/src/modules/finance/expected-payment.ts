import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import type { Recorder } from '../../spine/context';
import { billOf, changeTransaction, transactionOf } from './finance-rows';
import { transactions, type BillRow, type TransactionRow } from './finance.tables';

/** The transaction of an automatic bill that waits for confirmation. */
export async function expectedPaymentOf(tx: Transaction, bill: BillRow): Promise<TransactionRow | undefined> {
  const [row] = await tx
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.circleId, bill.circleId),
        eq(transactions.billId, bill.id),
        eq(transactions.status, 'pending'),
      ),
    );
  return row;
}

/** What was expected no longer holds: the bill was deleted, or its amount, date or way of payment changed. */
export async function dropExpectedPayment(tx: Transaction, record: Recorder, bill: BillRow): Promise<void> {
  const expected = await expectedPaymentOf(tx, bill);
  if (!expected) return;
  const transaction = await changeTransaction(tx, expected, { status: 'reversed' });
  await record('payment.reversed', {
    bill: billOf(bill),
    transaction: transactionOf(transaction),
    removedBillId: null,
  });
}
