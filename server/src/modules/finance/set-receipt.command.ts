import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeTransaction, lockTransactionWithBill, transactionOf } from './finance-rows';
import { requireReceipt } from './require-receipt';

export const setReceipt = defineCommand(
  apiContract.finance.setReceipt,
  async ({ tx, input, circle, actor, record }) => {
    const { receiptDocumentId } = input;
    await requireReceipt(tx, actor, receiptDocumentId);
    const { transaction: before } = await lockTransactionWithBill(tx, circle.id, input.transactionId);
    if (before.receiptDocumentId === receiptDocumentId) return transactionOf(before);
    const transaction = transactionOf(await changeTransaction(tx, before, { receiptDocumentId }));
    await record('transaction.receipt-changed', { transaction });
    return transaction;
  },
);
