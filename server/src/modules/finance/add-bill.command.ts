import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { storedAccountNumber } from './account-number';
import { billOf } from './finance-rows';
import { bills } from './finance.tables';
import { anchorDayOf } from './next-due-date';
import { planAutomaticPayment } from './plan-automatic-payment';
import { requireRoomForBill } from './require-room-for-bill';

export const addBill = defineCommand(
  apiContract.finance.addBill,
  async ({ tx, input, circle, now, record, schedule, services }) => {
    const { billId, circleId, commandId, accountNumber, ...fields } = input;
    await requireRoomForBill(tx, circle.id);
    const [row] = await tx
      .insert(bills)
      .values({
        ...fields,
        ...storedAccountNumber(accountNumber, billId, services.crypto),
        circleId: circle.id,
        id: billId,
        seriesId: billId,
        anchorDay: anchorDayOf(fields.dueDate),
        state: 'pending',
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw refuse('ALREADY_DONE', { message: 'This bill was added before.' });
    const bill = billOf(row);
    await record('bill.added', { bill });
    await planAutomaticPayment(schedule, circle.timeZone, row);
    return bill;
  },
);
