import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { lockPlan, planOf } from '../plans';
import { keepPlanAs } from './end-period.job';

export const withdrawPlanRequest = defineCommand(
  apiContract.billing.withdrawPlanRequest,
  async ({ circle, ...unit }) => {
    const row = await lockPlan(unit.tx, circle.id, unit.now);
    if (row.request === null) return planOf(row);
    return planOf(await keepPlanAs(unit, row, { ...row, request: null, updatedAt: unit.now }));
  },
);
