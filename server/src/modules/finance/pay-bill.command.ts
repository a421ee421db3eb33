import { randomUUID } from 'node:crypto';
import { apiContract } from '@carecircle/contracts/api';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { expectedPaymentOf } from './expected-payment';
import { changeTransaction, lockBill } from './finance-rows';
import { transactions, type BillRow, type TransactionRow } from './finance.tables';
import { paymentReference } from './payment-reference';
import { settleBill } from './settle-bill';

export const payBill = defineCommand(
  apiContract.finance.payBill,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const bill = await lockBill(tx, circle.id, input.billId);
    if (bill.state === 'paid')
      throw refuse('ALREADY_DONE', { message: 'This bill is already marked as paid.' });
    const transaction = await recordTransaction(tx, bill, {
      amountCents: input.amountCents,
      paidOn: input.paidOn,
      status: 'completed',
      confirmationNumber: input.confirmationNumber ?? paymentReference(),
      isReference: input.confirmationNumber === null,
      recordedBy: actor.id,
      recordedAt: now,
    });
    return settleBill({ tx, now, record, schedule }, circle.timeZone, { bill, transaction });
  },
);

type Recorded = Pick<
  TransactionRow,
  'amountCents' | 'paidOn' | 'status' | 'confirmationNumber' | 'isReference' | 'recordedBy' | 'recordedAt'
>;

/** Completes the transaction that an automatic bill already expects, or makes one. */
async function recordTransaction(
  tx: Transaction,
  bill: BillRow,
  recorded: Recorded,
): Promise<TransactionRow> {
  const expected = await expectedPaymentOf(tx, bill);
  if (expected) return changeTransaction(tx, expected, recorded);
  const row = {
    ...recorded,
    circleId: bill.circleId,
    id: randomUUID(),
    billId: bill.id,
    nextBillId: null,
    billName: bill.name,
    category: bill.category,
    paymentMethod: bill.paymentMethod,
    receiptDocumentId: null,
    correctsId: null,
  };
  await tx.insert(transactions).values(row);
  return row;
}
