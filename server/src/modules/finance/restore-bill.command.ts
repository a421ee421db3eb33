import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { billOf, changeBill, lockBillEvenDeleted } from './finance-rows';
import { planAutomaticPayment } from './plan-automatic-payment';
import { requireRoomForBill } from './require-room-for-bill';

export const restoreBill = defineCommand(
  apiContract.finance.restoreBill,
  async ({ tx, input, circle, now, record, schedule }) => {
    const before = await lockBillEvenDeleted(tx, circle.id, input.billId);
    if (!before.deletedAt) return billOf(before);
    requireInTrash(before.deletedAt, now);
    if (before.state === 'pending') await requireRoomForBill(tx, circle.id);
    const after = await changeBill(tx, before, { deletedAt: null, updatedAt: now });
    await record('bill.restored', { bill: billOf(after) });
    await planAutomaticPayment(schedule, circle.timeZone, after);
    return billOf(after);
  },
);
