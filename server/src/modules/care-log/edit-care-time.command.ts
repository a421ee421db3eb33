import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../records/changed-fields';
import { requireSeen } from '../../records/require-seen';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { careTimeOf, changeCareTime, lockKeptCareTime, requireRoomInDay } from './care-time-rows';
import { holdMember } from './hold-member';
import { requirePastDay } from './require-past-day';

export const editCareTime = defineCommand(
  apiContract.care.editCareTime,
  async ({ tx, input, circle, actor, now, record }) => {
    const before = await lockKeptCareTime(tx, actor, input.careTimeId);
    if (before.deletedAt) throw refuse('NOT_FOUND', { message: 'This time of care was deleted.' });
    requireSeen(careTimeOf(before), input.changes, input.seen);
    const changes = changedFields(before, input.changes);
    const changed = Object.keys(changes);
    if (changed.length === 0) return careTimeOf(before);
    if (changes.day !== undefined) {
      const recipient = await requireRecipient(tx, circle.id, before.recipientId);
      requirePastDay(recipient, changes.day, now);
    }
    await holdMember(tx, circle.id, before.memberId);
    await requireRoomInDay(tx, { ...before, ...changes });
    const careTime = await changeCareTime(tx, before, { ...changes, updatedAt: now });
    await record('care-time.edited', { careTime, changed });
    return careTime;
  },
);
