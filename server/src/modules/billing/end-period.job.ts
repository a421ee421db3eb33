import { Id } from '@carecircle/contracts/schemas';
import * as z from 'zod';
import type { UnitOfWork } from '../../spine/context';
import { defineJob, type Job } from '../../spine/define-job';
import { lockPlan, planOf, savePlan, type CirclePlanRow } from '../plans';
import { planNews } from './plan-news';
import { endedPlan, endOfPeriod } from './plan-period';

const payload = z.object({ circleId: Id });

/** The period of a plan that the operator granted is over: it begins anew, or the circle is on Basic where it was cancelled. */
export const endPeriod: Job<typeof payload> = defineJob({
  name: 'billing.end-period',
  payload,
  async run({ payload: { circleId }, now, ...unit }) {
    const row = await lockPlan(unit.tx, circleId, now);
    const { periodEndsAt: startsAt, interval } = row;
    if (row.payee !== 'operator' || !startsAt || !interval || startsAt > now) return;
    const next = { periodStartsAt: startsAt, periodEndsAt: endOfPeriod(startsAt, interval) };
    await keepPlanAs(unit, row, row.isEnding ? endedPlan(row, now) : { ...row, ...next, updatedAt: now });
  },
});

/** Keeps a plan as it is now, tells the circle what became of the one before, and lets a period that no provider counts end in time. */
export async function keepPlanAs(
  { tx, record, schedule }: Pick<UnitOfWork, 'tx' | 'record' | 'schedule'>,
  before: CirclePlanRow,
  row: CirclePlanRow,
): Promise<CirclePlanRow> {
  await savePlan(tx, row);
  const news = planNews(before, row);
  await record.toCircle(row.circleId, 'plan.changed', {
    plan: planOf(row),
    ...(news && { news }),
    ...(row.payee === 'stripe' && news === 'started' && before.chosenBy && { chosenBy: before.chosenBy }),
  });
  if (row.payee === 'operator' && row.periodEndsAt)
    await schedule(endPeriod, { circleId: row.circleId }, row.periodEndsAt, { key: row.circleId });
  return row;
}
