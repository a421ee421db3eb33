import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeCareTime, lockKeptCareTime } from './care-time-rows';

export const deleteCareTime = defineCommand(
  apiContract.care.deleteCareTime,
  async ({ tx, input, actor, now, record }) => {
    const row = await lockKeptCareTime(tx, actor, input.careTimeId);
    if (row.deletedAt) return { careTimeId: row.id };
    await changeCareTime(tx, row, { deletedAt: now, updatedAt: now });
    await record('care-time.deleted', { careTimeId: row.id });
    return { careTimeId: row.id };
  },
);
