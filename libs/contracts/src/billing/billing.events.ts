import { circleEvent } from '../events/domain-event';
import { Id } from '../primitives';
import { CirclePlan, Invoice, PlanNews } from './plan';

export const billingEvents = {
  /** The circle is on another plan or period, or something about it changed: cancelled, asked for, its card. */
  'plan.changed': circleEvent('plan:view', {
    plan: CirclePlan,
    /** What the circle's admins hear of it; without it only something about the plan changed. */
    news: PlanNews.optional(),
    /** Which admin chose it, where the payment provider tells of it later. */
    chosenBy: Id.optional(),
  }),
  /** A charge was paid. */
  'invoice.added': circleEvent('plan:change', { invoice: Invoice }),
};
