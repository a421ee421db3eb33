import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../records/changed-fields';
import { requireSeen } from '../../records/require-seen';
import { defineCommand } from '../../spine/define-command';
import { storedAccountNumber } from './account-number';
import { dropExpectedPayment } from './expected-payment';
import { billOf, changeBill, lockBill } from './finance-rows';
import { anchorDayOf } from './next-due-date';
import { planAutomaticPayment } from './plan-automatic-payment';

/** Only the fields sent are written, so that two members who edit different fields both keep their work. */
export const editBill = defineCommand(
  apiContract.finance.editBill,
  async ({ tx, input, circle, now, record, schedule, services }) => {
    const { accountNumber, ...wanted } = input.changes;
    const before = await lockBill(tx, circle.id, input.billId);
    const shown = { ...billOf(before), accountNumber: before.accountNumberLastFour };
    requireSeen(shown, input.changes, input.seen);
    const changes = {
      ...changedFields(before, wanted),
      ...(accountNumber !== undefined &&
        storedAccountNumber(accountNumber, before.seriesId, services.crypto)),
    };
    if (Object.keys(changes).length === 0) return billOf(before);
    const after = await changeBill(tx, before, {
      ...changes,
      ...(changes.dueDate && { anchorDay: anchorDayOf(changes.dueDate) }),
      updatedAt: now,
    });
    const changesPayment = ['dueDate', 'amountCents', 'paymentMethod'].some((field) => field in changes);
    if (changesPayment && after.state === 'pending') {
      await dropExpectedPayment(tx, record, after);
      await planAutomaticPayment(schedule, circle.timeZone, after);
    }
    await record('bill.edited', { bill: billOf(after) });
    return billOf(after);
  },
);
