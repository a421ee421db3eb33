/** Plans from the smallest to the largest. */
export const planIds = ['basic', 'premium', 'family'] as const;
export type PlanId = (typeof planIds)[number];

export const billingIntervals = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

export interface PlanTerms {
  /** Prices in cents of USD. */
  prices: Readonly<Record<BillingInterval, number>>;
  /** How many can belong to the circle; null without a limit of the plan. */
  members: number | null;
  /** Bytes of all files of the circle; null without a limit of the plan. */
  storageBytes: number | null;
}

const gigabyte = 1024 ** 3;

/** What a plan costs and holds. A limit stops only new invitations, members and uploads (SET-6). */
export const plans: Readonly<Record<PlanId, PlanTerms>> = {
  basic: { prices: { monthly: 0, yearly: 0 }, members: 5, storageBytes: gigabyte },
  premium: { prices: { monthly: 999, yearly: 9_999 }, members: 15, storageBytes: 10 * gigabyte },
  family: { prices: { monthly: 1_999, yearly: 19_999 }, members: null, storageBytes: null },
};

/** ISO 4217 code of the prices of plans, whatever a circle counts its own money in. */
export const planCurrency = 'USD';

/** The plan that the specification marks as most popular. */
export const popularPlan: PlanId = 'premium';

/** What a year costs less than twelve months, in cents of USD. */
export function yearlySaving({ prices }: PlanTerms): number {
  return 12 * prices.monthly - prices.yearly;
}

/** The same in whole per cent, the least of all plans that cost anything: 17. */
export function yearlySavingPercent(): number {
  const shares = Object.values(plans)
    .filter(({ prices }) => prices.monthly > 0)
    .map((plan) => (100 * yearlySaving(plan)) / (12 * plan.prices.monthly));
  return Math.round(Math.min(...shares));
}

/** Where invoices are read as a PDF file. */
export const invoicesPath = '/api/billing/invoices.pdf';

/** Where the payment provider tells what happened. */
export const paymentWebhookPath = '/api/billing/stripe-webhook';
