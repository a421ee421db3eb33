import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { careTimeOf, changeCareTime, lockKeptCareTime, requireRoomInDay } from './care-time-rows';
import { holdMember } from './hold-member';
import { isConfirmed } from './is-confirmed';
import { lockShiftEvenDeleted } from './shift-rows';

/** Where the shift was confirmed anew in the meantime, it comes back as minutes of its own. */
export const restoreCareTime = defineCommand(
  apiContract.care.restoreCareTime,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockKeptCareTime(tx, actor, input.careTimeId);
    if (!row.deletedAt) return careTimeOf(row);
    requireInTrash(row.deletedAt, now);
    await holdMember(tx, circle.id, row.memberId);
    await requireRoomInDay(tx, row);
    const { shiftId } = row;
    if (shiftId) await lockShiftEvenDeleted(tx, circle.id, shiftId);
    const isTaken = shiftId !== null && (await isConfirmed(tx, circle.id, shiftId));
    const careTime = await changeCareTime(tx, row, {
      shiftId: isTaken ? null : shiftId,
      deletedAt: null,
      updatedAt: now,
    });
    await record('care-time.restored', { careTime });
    return careTime;
  },
);
