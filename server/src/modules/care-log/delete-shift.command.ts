import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeShift, lockShiftEvenDeleted } from './shift-rows';

/** The minutes that confirmed it stay in the hours (ALL-6). */
export const deleteShift = defineCommand(
  apiContract.care.deleteShift,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockShiftEvenDeleted(tx, circle.id, input.shiftId);
    if (row.deletedAt) return { shiftId: row.id };
    await changeShift(tx, row, { deletedAt: now, updatedAt: now });
    await record('shift.deleted', { shiftId: row.id });
    return { shiftId: row.id };
  },
);
