import type Stripe from 'stripe';
import { Refusal, refuse } from '../refuse';
import type { Payments } from './payments';
import { newsOf, subscriptionOf, type StripePrices } from './read-stripe';

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  prices: StripePrices;
  /** Another address than Stripe's own, such as of a gateway. */
  url: string | null;
}

const longestMs = 10_000;

/** Payments by Stripe, whose library is loaded with the first of them. */
export function createStripePayments({ secretKey, webhookSecret, prices, url }: StripeOptions): Payments {
  let opened: Promise<Stripe> | undefined;
  const open = async () => {
    const { default: Library } = await import('stripe');
    return new Library(secretKey, {
      timeout: longestMs,
      maxNetworkRetries: 1,
      telemetry: false,
      ...placeOf(url),
    });
  };
  const ask = <T>(work: (stripe: Stripe) => Promise<T>) =>
    answered(async () => work(await (opened ??= open())));
  const read = (stripe: Stripe, id: string) =>
    stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] });
  return {
    startCheckout: ({ circleId, planId, interval, email, customerId, returnUrl, key }) =>
      ask(async (stripe) => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            line_items: [{ price: prices[`${planId}-${interval}`], quantity: 1 }],
            client_reference_id: circleId,
            subscription_data: { metadata: { circleId } },
            ...(customerId ? { customer: customerId } : { customer_email: email }),
            success_url: `${returnUrl}?paid=1`,
            cancel_url: returnUrl,
          },
          { idempotencyKey: key },
        );
        return requireUrl(session.url);
      }),
    openChange: ({ order, customerId, subscriptionId, returnUrl }) =>
      ask(async (stripe) => {
        const item = (await read(stripe, subscriptionId)).items.data[0];
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: subscriptionId,
              items: [
                { id: item?.id ?? '', price: prices[`${order.planId}-${order.interval}`], quantity: 1 },
              ],
            },
          },
        });
        return requireUrl(session.url);
      }),
    openPortal: ({ customerId, returnUrl }) =>
      ask(async (stripe) => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          flow_data: { type: 'payment_method_update' },
        });
        return requireUrl(session.url);
      }),
    setEnding: (subscriptionId, isEnding) =>
      ask(async (stripe) => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: isEnding });
        const subscription = subscriptionOf(await read(stripe, subscriptionId), prices);
        if (!subscription) throw new Error('The subscription is none of ours.');
        return subscription;
      }),
    readSubscription: (subscriptionId) =>
      ask(async (stripe) => subscriptionOf(await read(stripe, subscriptionId), prices)),
    readNews: async (body, signature) => {
      const { webhooks } = await (opened ??= open());
      try {
        return newsOf(webhooks.constructEvent(body, signature, webhookSecret));
      } catch {
        throw refuse('NOT_ALLOWED', { message: 'The payment provider did not sign this.' });
      }
    },
  };
}

function placeOf(url: string | null) {
  if (url === null) return {};
  const { hostname, port, protocol } = new URL(url);
  const isSecure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (isSecure ? '443' : '80'),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  };
}

/** Whatever stops the provider from answering is told as one thing, and nothing has changed here. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuse('UNAVAILABLE', { message: 'The payment provider does not answer. Nothing was changed.' });
  }
}

function requireUrl(url: string | null | undefined): string {
  if (!url) throw new Error('The payment provider gave no address.');
  return url;
}
