import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { changeTransaction, lockTransactionWithBill, transactionOf } from './finance-rows';
import { settleBill } from './settle-bill';

/** The payment that an automatic bill expected did take place: its bill is paid and the next one appears. */
export const confirmTransaction = defineCommand(
  apiContract.finance.confirmTransaction,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const { bill, transaction } = await lockTransactionWithBill(tx, circle.id, input.transactionId);
    if (transaction.status === 'completed') {
      throw refuse('ALREADY_DONE', { message: 'This payment is already confirmed.' });
    }
    if (transaction.status === 'reversed') {
      throw refuse('INVALID_STATE', { message: 'This payment was reversed.' });
    }
    const confirmed = await changeTransaction(tx, transaction, {
      status: 'completed',
      recordedBy: actor.id,
      recordedAt: now,
      ...(input.confirmationNumber !== null && {
        confirmationNumber: input.confirmationNumber,
        isReference: false,
      }),
    });
    await record('transaction.confirmed', { transaction: transactionOf(confirmed) });
    const payment = await settleBill({ tx, now, record, schedule }, circle.timeZone, {
      bill,
      transaction: confirmed,
    });
    return payment.transaction;
  },
);
