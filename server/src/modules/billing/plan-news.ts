import type { PlanNews } from '@carecircle/contracts';
import type { CirclePlanRow } from '../plans';

type Compared = Pick<CirclePlanRow, 'planId' | 'interval' | 'isEnding'>;

/** What the circle's admins hear of a change; undefined where it is none of the plan itself, such as another card. */
export function planNews(before: Compared, after: Compared): PlanNews | undefined {
  if (before.planId !== after.planId || before.interval !== after.interval)
    return after.planId === 'basic' ? 'ended' : 'started';
  if (before.isEnding === after.isEnding) return undefined;
  return after.isEnding ? 'cancelled' : 'kept';
}
