import type { Subscription } from '../../payments/payments';
import type { UnitOfWork } from '../../spine/context';
import { lockPlan, planOf, type CirclePlanRow } from '../plans';
import { keepPlanAs } from './end-period.job';
import { endedPlan } from './plan-period';
import { isDeepStrictEqual } from 'node:util';

/**
 * Takes over what the provider has. Webhooks come twice and out of order, so none of them is believed: the subscription is read
 * after each, and an answer to an earlier question never replaces one to a later.
 *
 * @param askedAt when the provider was asked.
 */
export async function takeSubscription(
  unit: Pick<UnitOfWork, 'tx' | 'now' | 'record' | 'schedule'>,
  subscription: Subscription,
  askedAt: Date,
): Promise<CirclePlanRow> {
  const { now } = unit;
  const before = await lockPlan(unit.tx, subscription.circleId, now);
  const isOther = before.subscriptionId !== null && before.subscriptionId !== subscription.subscriptionId;
  const isOlder = before.askedAt !== null && before.askedAt > askedAt;
  // The end of a subscription that another one has replaced changes nothing.
  if (isOlder || (isOther && !subscription.isActive)) return before;
  const { planId, interval, customerId, subscriptionId } = subscription;
  const { isEnding, isPastDue, periodStartsAt, periodEndsAt, card } = subscription;
  const after: CirclePlanRow = subscription.isActive
    ? {
        ...endedPlan(before, now),
        ...{ planId, interval, payee: 'stripe', customerId, subscriptionId, request: null },
        ...{ isEnding, isPastDue, periodStartsAt, periodEndsAt, card },
        askedAt,
      }
    : { ...endedPlan(before, now), customerId, askedAt };
  if (isDeepStrictEqual(planOf(before), planOf(after)) && !isOther) return before;
  return keepPlanAs(unit, before, after);
}
