import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { requireRoomForShift } from './require-room-for-shift';
import { changeShift, holdCarer, lockShiftEvenDeleted, requireNoOverlap, shiftOf } from './shift-rows';

export const restoreShift = defineCommand(
  apiContract.care.restoreShift,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockShiftEvenDeleted(tx, circle.id, input.shiftId);
    if (!row.deletedAt) return shiftOf(row);
    requireInTrash(row.deletedAt, now);
    await requireRoomForShift(tx, row);
    // What is over stays in the history, also of who has left.
    if (row.endsAt > now) {
      await holdCarer(tx, circle.id, row.memberId);
      await requireNoOverlap(tx, row);
    }
    const shift = shiftOf(await changeShift(tx, row, { deletedAt: null, updatedAt: now }));
    await record('shift.restored', { shift });
    return shift;
  },
);
