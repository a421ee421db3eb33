import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../../refuse';
import { defineCommand } from '../../../spine/define-command';
import { dueCheckInOf, lockDue } from './due-rows';
import { handBack } from './hand-back';
import { planCheckIns } from './tend-check-ins.job';

export const handBackDueCheckIn = defineCommand(
  apiContract.care.handBackDueCheckIn,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const row = await lockDue(tx, circle.id, input.dueCheckInId);
    if (row.onItId === null) return dueCheckInOf(row);
    if (row.onItId !== actor.id) throw refuse('INVALID_STATE', { message: 'Somebody else is on it.' });
    const dueCheckIn = await handBack({ tx, now, record }, row);
    await planCheckIns({ tx, schedule }, circle.id);
    return dueCheckIn;
  },
);
