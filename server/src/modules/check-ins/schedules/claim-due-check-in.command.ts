import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { changeDue, dueCheckInOf, lockDue } from './due-rows';
import { planCheckIns } from './tend-check-ins.job';

/** 'I'm on it' stops the ladder for all (CHK-4); of one that was missed it says who looks after it. */
export const claimDueCheckIn = defineCommand(
  apiContract.care.claimDueCheckIn,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const row = await lockDue(tx, circle.id, input.dueCheckInId);
    if (row.onItId === actor.id) return dueCheckInOf(row);
    if (row.onItId !== null)
      throw refuse('ALREADY_DONE', { message: 'Somebody else is on it.', details: { memberId: row.onItId } });
    if ((row.status !== 'due' && row.status !== 'missed') || row.opensAt > now || row.closesAt <= now)
      throw refuse('INVALID_STATE', { message: 'Nobody is asked for this check-in now.' });
    const watchAt = row.status === 'due' ? row.closesAt : null;
    const after = await changeDue(tx, row, { onItId: actor.id, onItAt: now, watchAt });
    const dueCheckIn = dueCheckInOf(after);
    await record('due-check-in.claimed', { dueCheckIn });
    await planCheckIns({ tx, schedule }, circle.id);
    return dueCheckIn;
  },
);
