import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { shifts, type ShiftRow } from './care-log.tables';
import { requireRoomForShift } from './require-room-for-shift';
import { momentsOfShift, requireNearDay } from './shift-moments';
import { holdCarer, requireNoOverlap, shiftOf } from './shift-rows';

export const addShift = defineCommand(
  apiContract.care.addShift,
  async ({ tx, input, circle, actor, now, record, addRow }) => {
    const { recipientId, memberId, day, time, endTime } = input;
    const recipient = await requireRecipient(tx, circle.id, recipientId);
    requireNearDay(recipient, day, now);
    await holdCarer(tx, circle.id, memberId);
    const row: ShiftRow = {
      circleId: circle.id,
      id: input.shiftId,
      ...{ recipientId, memberId, day, time, endTime },
      ...momentsOfShift(recipient, { day, time, endTime }),
      isOpen: false,
      endedAt: null,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    await requireNoOverlap(tx, row);
    await requireRoomForShift(tx, row);
    addRow(shifts, row, () => refuse('ALREADY_DONE', { message: 'This shift was added before.' }));
    const shift = shiftOf(row);
    await record('shift.added', { shift });
    return shift;
  },
);
