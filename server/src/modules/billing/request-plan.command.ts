import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { lockPlan, planOf } from '../plans';
import { keepPlanAs } from './end-period.job';

/** Nobody can pay here: the operator of the installation sees what is asked for, and grants it or not. */
export const requestPlan = defineCommand(
  apiContract.billing.requestPlan,
  async ({ input: { planId, interval }, circle, actor, ...unit }) => {
    if (unit.services.payments)
      throw refuse('INVALID_STATE', { message: 'Plans are paid for here, and not asked for.' });
    const row = await lockPlan(unit.tx, circle.id, unit.now);
    if (row.planId === planId && row.interval === interval)
      throw refuse('ALREADY_DONE', { message: 'The circle is on this plan.' });
    const request = { planId, interval, requestedBy: actor.id, requestedAt: unit.now.toISOString() };
    return planOf(await keepPlanAs(unit, row, { ...row, request, updatedAt: unit.now }));
  },
);
