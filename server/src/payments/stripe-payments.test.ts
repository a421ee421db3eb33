import { paymentWebhookPath } from '@carecircle/contracts';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startScriptedStripe } from '../testing/partners/scripted-stripe';
import { startTestServer, type TestServer } from '../testing/start-test-server';
import type { TestCircle, TestPerson } from '../testing/test-person';
import { createStripePayments } from './create-stripe-payments';

const webhookSecret = 'whsec_test';
const prices = {
  'premium-monthly': 'price_pm',
  'premium-yearly': 'price_py',
  'family-monthly': 'price_fm',
  'family-yearly': 'price_fy',
};
const seconds = (moment: string) => Date.parse(moment) / 1000;

let stripe: Awaited<ReturnType<typeof startScriptedStripe>>;
let server: TestServer;
let ana: TestPerson;
let circle: TestCircle;

beforeAll(async () => {
  stripe = await startScriptedStripe();
  const options = { secretKey: 'sk_test_1', webhookSecret, prices, url: stripe.url };
  server = await startTestServer({ payments: createStripePayments(options) });
  ana = await server.signUp('Ana');
});
beforeEach(async () => {
  server.clock.set(new Date('2026-01-15T12:00:00Z'));
  stripe.setDown(false);
  stripe.asked.length = 0;
  circle = await ana.createCircle({ planId: 'basic' });
});
afterAll(async () => {
  await server.stop();
  await stripe.stop();
});

function subscription(changes: object = {}) {
  return {
    id: `sub_${circle.id}`,
    object: 'subscription',
    metadata: { circleId: circle.id },
    customer: 'cus_1',
    status: 'active',
    cancel_at_period_end: false,
    default_payment_method: { card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030 } },
    items: {
      data: [
        {
          id: 'si_1',
          price: { id: 'price_pm' },
          current_period_start: seconds('2026-01-15T12:00:00Z'),
          current_period_end: seconds('2026-02-15T12:00:00Z'),
        },
      ],
    },
    ...changes,
  };
}
const has = (changes: object = {}) => {
  stripe.subscriptions.set(`sub_${circle.id}`, subscription(changes));
};

const eventOf = (type: string, object: object) => ({ id: 'evt_1', object: 'event', type, data: { object } });
const paid = (number = 'INV-1') =>
  eventOf('invoice.paid', {
    ...{ id: 'in_1', number, amount_paid: 999, currency: 'usd', created: seconds('2026-01-15T12:00:01Z') },
    parent: { subscription_details: { subscription: `sub_${circle.id}` } },
    lines: { data: [{ period: { start: seconds('2026-01-15'), end: seconds('2026-02-15') } }] },
  });

async function tell(event: object, secret = webhookSecret) {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const answer = await server.app.inject({
    ...{ method: 'POST', url: paymentWebhookPath, payload },
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  return answer.statusCode;
}
const planOf = async () => (await ana.call('billing.getPlan', { circleId: circle.id })).plan;
const invoicesOf = async () => (await ana.call('billing.listInvoices', { circleId: circle.id })).invoices;
const eventTypes = async () => (await server.eventsOf(circle.id)).map(({ type }) => type);

describe('SET-6 paying', () => {
  it('leads to the provider with plan, circle and address; nothing changes before it was paid', async () => {
    const order = { circleId: circle.id, planId: 'family', interval: 'yearly' } as const;
    expect(await ana.call('billing.startCheckout', order)).toEqual({ url: 'https://checkout.example/cs_1' });
    const [{ path, form, idempotencyKey } = { path: '', form: new URLSearchParams(), idempotencyKey: '' }] =
      stripe.asked;
    expect(path).toBe('/v1/checkout/sessions');
    expect(form.get('line_items[0][price]')).toBe('price_fy');
    expect(form.get('subscription_data[metadata][circleId]')).toBe(circle.id);
    expect(form.get('customer_email')).toBe(ana.email);
    expect(form.get('success_url')).toBe('https://care.example/to/billing?paid=1');
    expect(idempotencyKey).toMatch(/^[\w-]{36}$/);
    expect(await planOf()).toMatchObject({ planId: 'basic' });
  });

  it('the signed word of the provider puts the circle on its plan, with card and invoice', async () => {
    has();
    expect(await tell(paid())).toBe(200);
    expect(await planOf()).toMatchObject({
      ...{
        planId: 'premium',
        interval: 'monthly',
        payee: 'stripe',
        periodEndsAt: '2026-02-15T12:00:00.000Z',
      },
      card: { brand: 'visa', lastFour: '4242', month: 4, year: 2030 },
    });
    expect(await invoicesOf()).toMatchObject([{ number: 'INV-1', amountCents: 999, currency: 'USD' }]);
  });

  it('NOTE-1 is told to the other admins, not to the one who chose the plan', async () => {
    const bea = await server.signUp('Bea');
    await circle.join(bea, 'admin');
    const order = { circleId: circle.id, planId: 'premium', interval: 'monthly' } as const;
    await bea.call('billing.startCheckout', order);
    has();
    await tell(paid());
    await server.settled();
    const told = async (person: TestPerson) =>
      (await person.call('notifications.listNotifications', { limit: 50 })).notifications.filter(
        ({ cause, circleId }) => cause === 'plan-changed' && circleId === circle.id,
      );
    expect(await told(ana)).toMatchObject([{ values: { news: 'started', plan: 'premium' } }]);
    expect(await told(bea)).toEqual([]);
  });

  it('told twice it counts once', async () => {
    has();
    await Promise.all([tell(paid()), tell(paid())]);
    await tell(paid());
    expect(await invoicesOf()).toHaveLength(1);
    const types = await eventTypes();
    expect(types.filter((type) => type === 'invoice.added')).toHaveLength(1);
    expect(types.filter((type) => type === 'plan.changed')).toHaveLength(1);
  });

  it('with a wrong signature, or none, nothing is believed', async () => {
    has();
    expect(await tell(paid(), 'whsec_other')).toBe(403);
    expect(
      (await server.app.inject({ method: 'POST', url: paymentWebhookPath, payload: {} })).statusCode,
    ).toBe(403);
    expect(await planOf()).toMatchObject({ planId: 'basic' });
  });

  it('out of order the circle is where the provider has it', async () => {
    has();
    const early = eventOf('customer.subscription.updated', subscription());
    await tell(paid());
    has({ status: 'canceled' });
    await tell(eventOf('customer.subscription.deleted', subscription({ status: 'canceled' })));
    await tell(early);
    expect(await planOf()).toMatchObject({ planId: 'basic', payee: null });
  });

  it('the end of a subscription that another one replaced changes nothing', async () => {
    has();
    await tell(paid());
    stripe.subscriptions.set('sub_old', subscription({ id: 'sub_old', status: 'canceled' }));
    await tell(eventOf('customer.subscription.deleted', { id: 'sub_old' }));
    expect(await planOf()).toMatchObject({ planId: 'premium' });
  });

  it('what names none of our circles and prices is left alone', async () => {
    has({ metadata: {} });
    expect(await tell(paid())).toBe(200);
    expect(await tell(eventOf('charge.succeeded', {}))).toBe(200);
    expect(await planOf()).toMatchObject({ planId: 'basic' });
  });

  it('a failed charge is told, and the plan holds while it is tried again', async () => {
    has({ status: 'past_due' });
    await tell(eventOf('customer.subscription.updated', subscription()));
    expect(await planOf()).toMatchObject({ planId: 'premium', isPastDue: true });
  });
});

describe('SET-6 a subscription', () => {
  beforeEach(async () => {
    has();
    await tell(paid());
    stripe.asked.length = 0;
  });

  it('is cancelled at the provider too, and holds to the end of its period', async () => {
    expect(await ana.call('billing.cancelPlan', { circleId: circle.id })).toMatchObject({
      ...{ planId: 'premium', isEnding: true, periodEndsAt: '2026-02-15T12:00:00.000Z' },
    });
    expect(stripe.asked[0]?.form.get('cancel_at_period_end')).toBe('true');
    expect(await ana.call('billing.keepPlan', { circleId: circle.id })).toMatchObject({ isEnding: false });
  });

  it('is changed, and its payment method too, on pages of the provider', async () => {
    const order = { circleId: circle.id, planId: 'family', interval: 'monthly' } as const;
    const elsewhere = { url: 'https://portal.example/bps_1' };
    expect(await ana.call('billing.startCheckout', order)).toEqual(elsewhere);
    expect(stripe.asked.at(-1)?.form.get('flow_data[subscription_update_confirm][items][0][price]')).toBe(
      'price_fm',
    );
    expect(await ana.call('billing.openPaymentPortal', { circleId: circle.id })).toEqual(elsewhere);
    expect(stripe.asked.at(-1)?.form.get('flow_data[type]')).toBe('payment_method_update');
  });

  it('with the provider away it is said so, and everything stays as it is', async () => {
    stripe.setDown(true);
    const order = { circleId: circle.id, planId: 'family', interval: 'monthly' } as const;
    await expect(ana.call('billing.startCheckout', order)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect(ana.call('billing.cancelPlan', { circleId: circle.id })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    expect(await tell(paid('INV-2'))).toBe(503);
    expect(await planOf()).toMatchObject({ planId: 'premium', isEnding: false });
    stripe.setDown(false);
    expect(await tell(paid('INV-2'))).toBe(200);
    expect(await invoicesOf()).toHaveLength(2);
  });
});
