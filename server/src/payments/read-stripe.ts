import type { BillingInterval, PaidPlanId } from '@carecircle/contracts';
import { Id } from '@carecircle/contracts/schemas';
import type Stripe from 'stripe';
import type { PaymentNews, Subscription } from './payments';

/** Price ids of the provider, by what is ordered. */
export type StripePrices = Readonly<Record<`${PaidPlanId}-${BillingInterval}`, string>>;

const momentOf = (seconds: number) => new Date(seconds * 1000);
const idOf = (value: string | { id: string } | null | undefined) =>
  typeof value === 'string' ? value : value?.id;

/** A subscription as we know it; null for one that names no circle or none of our prices. */
export function subscriptionOf(
  { id, metadata, customer, status, items, ...rest }: Stripe.Subscription,
  prices: StripePrices,
): Subscription | null {
  const [item] = items.data;
  const circleId = Id.safeParse(metadata.circleId).data;
  const order = Object.entries(prices).find(([, price]) => price === item?.price.id)?.[0];
  const customerId = idOf(customer);
  if (!item || !circleId || !order || !customerId) return null;
  const [planId, interval] = order.split('-') as [PaidPlanId, BillingInterval];
  return {
    ...{ circleId, planId, interval, customerId },
    subscriptionId: id,
    // A charge that failed is tried again for days; what is past that ends.
    isActive: ['active', 'trialing', 'past_due'].includes(status),
    isPastDue: status === 'past_due',
    isEnding: rest.cancel_at_period_end,
    periodStartsAt: momentOf(item.current_period_start),
    periodEndsAt: momentOf(item.current_period_end),
    card: cardOf(rest.default_payment_method),
  };
}

function cardOf(method: Stripe.Subscription['default_payment_method']): Subscription['card'] {
  const card = typeof method === 'string' ? undefined : method?.card;
  if (!card) return null;
  return { brand: card.brand, lastFour: card.last4, month: card.exp_month, year: card.exp_year };
}

/** What an event says of a subscription; null for one that says nothing. */
export function newsOf(event: Stripe.Event): PaymentNews | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return ofSubscription(idOf(event.data.object.subscription));
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return ofSubscription(event.data.object.id);
    case 'invoice.payment_failed':
      return ofSubscription(subscriptionIdOf(event.data.object));
    case 'invoice.paid':
      return ofSubscription(subscriptionIdOf(event.data.object), invoiceOf(event.data.object));
    default:
      return null;
  }
}

function ofSubscription(
  subscriptionId: string | undefined,
  invoice: PaymentNews['invoice'] = null,
): PaymentNews | null {
  return subscriptionId ? { subscriptionId, invoice } : null;
}

const subscriptionIdOf = ({ parent }: Stripe.Invoice) => idOf(parent?.subscription_details?.subscription);

function invoiceOf({
  id,
  number,
  amount_paid,
  currency,
  created,
  lines,
}: Stripe.Invoice): PaymentNews['invoice'] {
  const period = lines.data.at(-1)?.period ?? { start: created, end: created };
  return {
    number: number ?? id ?? '',
    amountCents: amount_paid,
    currency: currency.toUpperCase(),
    issuedAt: momentOf(created),
    periodStartsAt: momentOf(period.start),
    periodEndsAt: momentOf(period.end),
  };
}
