import { apiContract } from '@carecircle/contracts/api';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { careTimes, type CareTimeRow } from './care-log.tables';
import { careTimeOf, requireRoomInDay } from './care-time-rows';
import { holdMember } from './hold-member';
import { isConfirmed } from './is-confirmed';
import { requirePastDay } from './require-past-day';
import { lockShift } from './shift-rows';

/** One's own minutes; those of a shift are confirmed once (CARE-1). */
export const addCareTime = defineCommand(
  apiContract.care.addCareTime,
  async ({ tx, input, circle, actor, now, record, addRow }) => {
    const { recipientId, day, minutes, kind, note, shiftId } = input;
    const recipient = await requireRecipient(tx, circle.id, recipientId);
    requirePastDay(recipient, day, now);
    await holdMember(tx, circle.id, actor.id);
    const row: CareTimeRow = {
      circleId: circle.id,
      id: input.careTimeId,
      ...{ recipientId, memberId: actor.id, day, minutes, kind, note, shiftId },
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    if (shiftId) await requireUnconfirmed(tx, row, shiftId);
    await requireRoomInDay(tx, row);
    addRow(careTimes, row, () => refuse('ALREADY_DONE', { message: 'This time was logged before.' }));
    const careTime = careTimeOf(row);
    await record('care-time.added', { careTime });
    return careTime;
  },
);

/** The shift must be the member's own, of the same person, and of one confirmation: it is held, so that two at once make one. */
async function requireUnconfirmed(
  tx: Transaction,
  { circleId, memberId, recipientId }: CareTimeRow,
  shiftId: string,
): Promise<void> {
  const shift = await lockShift(tx, circleId, shiftId);
  if (shift.memberId !== memberId || shift.recipientId !== recipientId) {
    throw refuse('NOT_ALLOWED', { message: 'This shift is not yours.' });
  }
  if (await isConfirmed(tx, circleId, shiftId)) {
    throw refuse('ALREADY_DONE', { message: 'The minutes of this shift are confirmed.' });
  }
}
