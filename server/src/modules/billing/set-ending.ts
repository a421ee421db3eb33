import type { apiContract } from '@carecircle/contracts/api';
import type { QueryContext, UnitOfWork } from '../../spine/context';
import { refuse } from '../../refuse';
import { lockPlan, planOf, readPlanRow } from '../plans';
import { keepPlanAs } from './end-period.job';
import { takeSubscription } from './take-subscription';
import type { Subscription } from '../../payments/payments';

interface Answered {
  subscription: Subscription;
  askedAt: Date;
}

type Asking = Pick<QueryContext<typeof apiContract.billing.cancelPlan>, 'db' | 'circle' | 'now' | 'services'>;

/** Asks the provider first, where it counts the period: it would charge again for what only we know to be cancelled. */
export async function askToEnd(
  { db, circle, now, services }: Asking,
  isEnding: boolean,
): Promise<Answered | null> {
  const { subscriptionId, payee } = await readPlanRow(db, circle.id, now);
  if (payee !== 'stripe' || !subscriptionId) return null;
  if (!services.payments) throw refuse('UNAVAILABLE', { message: 'No payment provider is configured.' });
  return { subscription: await services.payments.setEnding(subscriptionId, isEnding), askedAt: now };
}

/** Cancelled, the plan holds until its period ends; kept, it goes on. */
export async function setEnding(
  unit: Pick<UnitOfWork, 'tx' | 'now' | 'record' | 'schedule'>,
  circle: { id: string },
  isEnding: boolean,
  answered: Answered | null,
) {
  const { tx, now } = unit;
  if (answered) return planOf(await takeSubscription(unit, answered.subscription, answered.askedAt));
  const row = await lockPlan(tx, circle.id, now);
  if (row.planId === 'basic') throw refuse('INVALID_STATE', { message: 'The circle is on Basic.' });
  if (row.isEnding === isEnding) return planOf(row);
  return planOf(await keepPlanAs(unit, row, { ...row, isEnding, updatedAt: now }));
}
