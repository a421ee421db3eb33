import { apiContract } from '@carecircle/contracts/api';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import {
  billOf,
  changeBill,
  changeTransaction,
  lockTransactionWithBill,
  transactionOf,
} from './finance-rows';
import { bills, transactions, type TransactionRow } from './finance.tables';
import { planAutomaticPayment } from './plan-automatic-payment';
import { requireRoomForBill } from './require-room-for-bill';

/** Takes back all three records of a payment: the bill is due again, the transaction stays as reversed, the next bill goes. */
export const undoPayment = defineCommand(
  apiContract.finance.undoPayment,
  async ({ tx, input, circle, now, record, schedule }) => {
    const found = await lockTransactionWithBill(tx, circle.id, input.transactionId);
    if (found.transaction.status === 'reversed') {
      throw refuse('ALREADY_DONE', { message: 'This payment is already reversed.' });
    }
    if (found.transaction.status === 'pending') {
      throw refuse('INVALID_STATE', { message: 'This payment is not confirmed yet.' });
    }
    if (found.bill.deletedAt)
      throw refuse('INVALID_STATE', { message: 'Bring the deleted bill back first.' });
    const removedBillId = await removeNextBill(tx, found.transaction);
    await requireRoomForBill(tx, circle.id);
    const bill = await changeBill(tx, found.bill, { state: 'pending', paidOn: null, updatedAt: now });
    const transaction = await changeTransaction(tx, found.transaction, {
      status: 'reversed',
      nextBillId: null,
    });
    const reversal = { bill: billOf(bill), transaction: transactionOf(transaction) };
    await record('payment.reversed', { ...reversal, removedBillId });
    await planAutomaticPayment(schedule, circle.timeZone, bill);
    return { ...reversal, nextBill: null };
  },
);

/**
 * Takes the next bill out for good: nobody has touched it, and paying again makes a new one. Once somebody has paid,
 * edited or deleted it, the payment before it can no longer be undone.
 */
async function removeNextBill(tx: Transaction, payment: TransactionRow): Promise<string | null> {
  if (payment.nextBillId === null) return null;
  const isNext = and(eq(bills.circleId, payment.circleId), eq(bills.id, payment.nextBillId));
  const [next] = await tx.select().from(bills).where(isNext).for('no key update');
  if (!next) return null;
  const [payments] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.circleId, next.circleId), eq(transactions.billId, next.id)))
    .limit(1);
  if (payments || next.updatedAt.getTime() !== next.createdAt.getTime()) {
    throw refuse('INVALID_STATE', { message: 'The next bill has been changed or paid since.' });
  }
  await tx.delete(bills).where(isNext);
  return next.id;
}
