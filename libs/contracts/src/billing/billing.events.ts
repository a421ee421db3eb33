import { circleEvent } from '../events/domain-event';
import { CirclePlan, Invoice } from './plan';

export const billingEvents = {
  /** The circle is on another plan or period, or something about it changed: cancelled, asked for, its card. */
  'plan.changed': circleEvent('plan:view', { plan: CirclePlan }),
  /** A charge was paid. */
  'invoice.added': circleEvent('plan:change', { invoice: Invoice }),
};
