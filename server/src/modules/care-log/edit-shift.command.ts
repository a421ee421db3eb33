import type { Recipient } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../records/changed-fields';
import { requireSeen } from '../../records/require-seen';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import type { ShiftRow } from './care-log.tables';
import { requireRoomForShift } from './require-room-for-shift';
import { momentsOfShift, requireNearDay } from './shift-moments';
import { changeShift, holdCarer, lockShift, requireNoOverlap, shiftOf } from './shift-rows';

/** Whoever gives it an end has planned it: it is open no more. */
export const editShift = defineCommand(
  apiContract.care.editShift,
  async ({ tx, input, circle, now, record }) => {
    const before = await lockShift(tx, circle.id, input.shiftId);
    requireSeen(shiftOf(before), input.changes, input.seen);
    const changes = changedFields(before, input.changes);
    const changed = Object.keys(changes);
    if (changed.length === 0) return shiftOf(before);
    const recipient = await requireRecipient(tx, circle.id, before.recipientId);
    if (changes.day !== undefined) requireNearDay(recipient, changes.day, now);
    const wanted = { ...before, ...changes };
    await holdCarer(tx, circle.id, wanted.memberId);
    const isMoved = changed.some((field) => field !== 'memberId');
    const moments = isMoved ? movedMoments(recipient, wanted, 'endTime' in changes, now) : {};
    await requireNoOverlap(tx, { ...wanted, ...moments });
    if (changes.day !== undefined) await requireRoomForShift(tx, wanted);
    const shift = shiftOf(await changeShift(tx, before, { ...changes, ...moments, updatedAt: now }));
    await record('shift.edited', { shift, changed });
    return shift;
  },
);

const dayMs = 86_400_000;

function movedMoments(recipient: Recipient, wanted: ShiftRow, hasEnd: boolean, now: Date): Partial<ShiftRow> {
  const { startsAt, endsAt } = momentsOfShift(recipient, wanted);
  if (!wanted.isOpen || hasEnd) {
    return { startsAt, endsAt, isOpen: false, endedAt: endsAt > now ? null : wanted.endedAt };
  }
  const longest = new Date(startsAt.getTime() + dayMs);
  const isWithin = wanted.endsAt > startsAt && wanted.endsAt < longest;
  return { startsAt, endsAt: isWithin ? wanted.endsAt : longest };
}
