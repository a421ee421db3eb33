import type { Recipient } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { clockIn, dayIn } from '../../records/circle-days';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { shifts, type ShiftRow } from './care-log.tables';
import { requireRoomForShift } from './require-room-for-shift';
import { changeShift, findOverlap, holdCarer, shiftOf } from './shift-rows';

const dayMs = 86_400_000;
/** Whoever comes so much earlier begins what was planned. */
const earlyMs = 2 * 3_600_000;

/** 'I start now': the planned shift that is about to begin, or one without a planned end (CARE-1). */
export const startShift = defineCommand(
  apiContract.care.startShift,
  async ({ tx, input, circle, actor, now, record, addRow }) => {
    const recipient = await requireRecipient(tx, circle.id, input.recipientId);
    await holdCarer(tx, circle.id, actor.id);
    const fresh: ShiftRow = {
      circleId: circle.id,
      id: input.shiftId,
      recipientId: recipient.id,
      memberId: actor.id,
      ...onWall(recipient, now),
      startsAt: now,
      endsAt: new Date(now.getTime() + dayMs),
      isOpen: true,
      endedAt: null,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    const next = await findOverlap(tx, fresh);
    if (next && next.startsAt <= now) {
      throw refuse('ALREADY_DONE', { message: 'You are on already.' });
    }
    if (next && next.startsAt.getTime() - now.getTime() <= earlyMs) {
      const { day, time } = onWall(recipient, now);
      const shift = shiftOf(await changeShift(tx, next, { day, time, startsAt: now, updatedAt: now }));
      await record('shift.started', { shift });
      return shift;
    }
    const row = next ? { ...fresh, endsAt: next.startsAt, endTime: next.time } : fresh;
    await requireRoomForShift(tx, row);
    addRow(shifts, row, () => refuse('ALREADY_DONE', { message: 'This shift was started before.' }));
    const shift = shiftOf(row);
    await record('shift.started', { shift });
    return shift;
  },
);

function onWall({ timeZone }: Recipient, now: Date) {
  const time = clockIn(timeZone, now);
  return { day: dayIn(timeZone, now), time, endTime: time };
}
