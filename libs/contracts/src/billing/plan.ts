import * as z from 'zod';
import { Id, Instant } from '../primitives';
import { billingIntervals, planIds } from './plan-choices';

export const PlanId = z.enum(planIds);
export type PlanId = z.infer<typeof PlanId>;
/** A plan that is asked for; Basic is what a circle has without one. */
export const PaidPlanId = PlanId.exclude(['basic']);
export type PaidPlanId = z.infer<typeof PaidPlanId>;

export const BillingInterval = z.enum(billingIntervals);
export type BillingInterval = z.infer<typeof BillingInterval>;

/** The plan that a circle is on. */
export const CirclePlan = z.object({
  planId: PlanId,
  /** Null on Basic, like all that follows. */
  interval: BillingInterval.nullable(),
  /** Whom it is paid to: the payment provider, or the operator of this installation. */
  payee: z.enum(['operator', 'stripe']).nullable(),
  periodEndsAt: Instant.nullable(),
  /** It was cancelled and holds until the end of its period. */
  isEnding: z.boolean(),
  /** The last charge failed; the provider tries again. */
  isPastDue: z.boolean(),
  card: z.object({ brand: z.string(), lastFour: z.string(), month: z.int(), year: z.int() }).nullable(),
  /** What an admin asked the operator for, where no payment provider is configured. */
  request: z
    .object({ planId: PaidPlanId, interval: BillingInterval, requestedBy: Id, requestedAt: Instant })
    .nullable(),
});
export type CirclePlan = z.infer<typeof CirclePlan>;

/** What a change of a plan is for the circle: on another one, cancelled to the end of its period, kept after all, back on Basic. */
export const PlanNews = z.enum(['started', 'cancelled', 'kept', 'ended']);
export type PlanNews = z.infer<typeof PlanNews>;

/** A charge that was paid; amounts in cents of USD. */
export const Invoice = z.object({
  id: Id,
  circleId: Id,
  /** As it stands on the invoice. */
  number: z.string(),
  planId: PaidPlanId,
  interval: BillingInterval,
  amountCents: z.int(),
  currency: z.string(),
  status: z.literal('paid'),
  issuedAt: Instant,
  periodStartsAt: Instant,
  periodEndsAt: Instant,
});
export type Invoice = z.infer<typeof Invoice>;
