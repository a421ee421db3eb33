import * as z from 'zod';
import { command, query } from '../api/operation';
import { listLimits } from '../circles/circle-limits';
import { Cursor, PageLimit } from '../primitives';
import { BillingInterval, CirclePlan, Invoice, PaidPlanId } from './plan';

const area = 'billing';
const order = { planId: PaidPlanId, interval: BillingInterval };
/** Page of the payment provider that the browser goes to. */
const Elsewhere = z.object({ url: z.url() });

export const billingContract = {
  getPlan: query({
    area,
    name: 'getPlan',
    summary: 'Plan of the circle, what of it is used, and whether it can be paid for here',
    scope: 'circle',
    action: 'plan:view',
    input: {},
    output: z.object({
      plan: CirclePlan,
      usage: z.object({ members: z.int(), storageBytes: z.int() }),
      /** A payment provider is configured; without one the operator grants what is asked for. */
      canPay: z.boolean(),
    }),
  }),
  listInvoices: query({
    area,
    name: 'listInvoices',
    summary: 'Invoices of the circle, newest first',
    scope: 'circle',
    action: 'plan:change',
    input: { cursor: Cursor.optional(), limit: PageLimit },
    output: z.object({ invoices: z.array(Invoice).max(listLimits.page), nextCursor: Cursor.nullable() }),
  }),
  requestPlan: command({
    area,
    name: 'requestPlan',
    summary: 'Ask the operator for a plan, where no payment provider is configured',
    scope: 'circle',
    action: 'plan:change',
    input: order,
    output: CirclePlan,
  }),
  withdrawPlanRequest: command({
    area,
    name: 'withdrawPlanRequest',
    summary: 'Take back what was asked of the operator',
    scope: 'circle',
    action: 'plan:change',
    input: {},
    output: CirclePlan,
  }),
  startCheckout: command({
    area,
    name: 'startCheckout',
    summary: 'Begin to pay for a plan at the payment provider, or change the one that is paid for',
    scope: 'circle',
    action: 'plan:change',
    input: order,
    output: Elsewhere,
  }),
  openPaymentPortal: command({
    area,
    name: 'openPaymentPortal',
    summary: 'Change the payment method at the payment provider',
    scope: 'circle',
    action: 'plan:change',
    input: {},
    output: Elsewhere,
  }),
  cancelPlan: command({
    area,
    name: 'cancelPlan',
    summary: 'End the plan with its period; the circle is on Basic then, and keeps all that it has',
    scope: 'circle',
    action: 'plan:change',
    input: {},
    output: CirclePlan,
  }),
  keepPlan: command({
    area,
    name: 'keepPlan',
    summary: 'Take a cancellation back before the period ends',
    scope: 'circle',
    action: 'plan:change',
    input: {},
    output: CirclePlan,
  }),
};
