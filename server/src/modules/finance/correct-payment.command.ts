import { randomUUID } from 'node:crypto';
import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import {
  billOf,
  changeBill,
  changeTransaction,
  lockTransactionWithBill,
  transactionOf,
} from './finance-rows';
import { transactions } from './finance.tables';
import { paymentReference } from './payment-reference';

/** What was written stays: the wrong payment is reversed and another stands for it; the bill is still paid, and the next one untouched. */
export const correctPayment = defineCommand(
  apiContract.finance.correctPayment,
  async ({ tx, input, circle, actor, now, record }) => {
    const found = await lockTransactionWithBill(tx, circle.id, input.transactionId);
    const { transaction: wrong } = found;
    if (wrong.status !== 'completed')
      throw refuse('INVALID_STATE', { message: 'Only a completed payment can be corrected.' });
    const reversed = await changeTransaction(tx, wrong, { status: 'reversed', nextBillId: null });
    const right = {
      ...wrong,
      id: randomUUID(),
      amountCents: input.amountCents,
      paidOn: input.paidOn,
      confirmationNumber: input.confirmationNumber ?? paymentReference(),
      isReference: input.confirmationNumber === null,
      recordedBy: actor.id,
      recordedAt: now,
      correctsId: wrong.id,
    };
    await tx.insert(transactions).values(right);
    const bill = await changeBill(tx, found.bill, { paidOn: input.paidOn, updatedAt: now });
    const correction = {
      bill: billOf(bill),
      reversed: transactionOf(reversed),
      transaction: transactionOf(right),
    };
    await record('payment.corrected', correction);
    return correction;
  },
);
