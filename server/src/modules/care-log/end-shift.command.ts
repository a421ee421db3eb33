import { apiContract } from '@carecircle/contracts/api';
import { clockIn } from '../../records/circle-days';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { changeShift, lockShift, shiftOf } from './shift-rows';

/** 'I'm done' (CARE-1). Ending what has ended changes nothing, whoever taps twice. */
export const endShift = defineCommand(
  apiContract.care.endShift,
  async ({ tx, input, circle, actor, now, record }) => {
    const row = await lockShift(tx, circle.id, input.shiftId);
    if (row.memberId !== actor.id && actor.role !== 'admin') {
      throw refuse('NOT_ALLOWED', { message: 'This shift is not yours.' });
    }
    if (row.endedAt) return shiftOf(row);
    if (row.startsAt > now || row.endsAt <= now) {
      throw refuse('INVALID_STATE', { message: 'This shift is not going on.' });
    }
    const { timeZone } = await requireRecipient(tx, circle.id, row.recipientId);
    const shift = shiftOf(
      await changeShift(tx, row, {
        endTime: clockIn(timeZone, now),
        endsAt: now,
        endedAt: now,
        isOpen: false,
        updatedAt: now,
      }),
    );
    await record('shift.ended', { shift });
    return shift;
  },
);
