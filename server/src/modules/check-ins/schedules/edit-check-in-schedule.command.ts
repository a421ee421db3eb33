import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../../records/changed-fields';
import { requireSeen } from '../../../records/require-seen';
import { defineCommand } from '../../../spine/define-command';
import { lockRecipient } from '../../circles';
import { remakeDueCheckIns } from './make-due-check-ins';
import { requireFittingSchedule, requireMembersOfSchedule } from './require-fitting-schedule';
import { changeSchedule, lockSchedule, scheduleOf } from './schedule-rows';
import { planCheckIns } from './tend-check-ins.job';

/** Only the fields sent are written; rungs whose time has passed are not told again (CHK-4). */
export const editCheckInSchedule = defineCommand(
  apiContract.care.editCheckInSchedule,
  async ({ tx, input, circle, now, record, schedule }) => {
    const recipient = await lockRecipient(tx, circle.id, input.recipientId);
    const before = await lockSchedule(tx, recipient, now);
    requireSeen(scheduleOf(before), input.changes, input.seen);
    const changes = changedFields(before, input.changes);
    const changed = Object.keys(changes);
    if (changed.length === 0) return scheduleOf(before);
    requireFittingSchedule({ ...scheduleOf(before), ...changes });
    await requireMembersOfSchedule(tx, circle.id, changes);
    const after = await changeSchedule(tx, before, changes);
    await remakeDueCheckIns({ tx, now, record }, after, recipient.timeZone);
    await record('check-in-schedule.edited', { schedule: scheduleOf(after), changed });
    await planCheckIns({ tx, schedule }, circle.id);
    return scheduleOf(after);
  },
);
