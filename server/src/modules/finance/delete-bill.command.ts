import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { dropExpectedPayment } from './expected-payment';
import { changeBill, lockBillEvenDeleted } from './finance-rows';

export const deleteBill = defineCommand(
  apiContract.finance.deleteBill,
  async ({ tx, input, circle, now, record }) => {
    const bill = await lockBillEvenDeleted(tx, circle.id, input.billId);
    if (bill.deletedAt) return { billId: bill.id };
    await dropExpectedPayment(tx, record, bill);
    await changeBill(tx, bill, { deletedAt: now, updatedAt: now });
    await record('bill.deleted', { billId: bill.id });
    return { billId: bill.id };
  },
);
