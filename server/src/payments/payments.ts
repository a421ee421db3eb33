import type { BillingInterval, PaidPlanId } from '@carecircle/contracts';

export interface PlanOrder {
  circleId: string;
  planId: PaidPlanId;
  interval: BillingInterval;
}

/** A subscription as the provider has it now. */
export interface Subscription extends PlanOrder {
  subscriptionId: string;
  customerId: string;
  isActive: boolean;
  isPastDue: boolean;
  isEnding: boolean;
  periodStartsAt: Date;
  periodEndsAt: Date;
  card: { brand: string; lastFour: string; month: number; year: number } | null;
}

/** A charge that was paid. */
export interface PaidInvoice {
  number: string;
  amountCents: number;
  /** ISO 4217. */
  currency: string;
  issuedAt: Date;
  periodStartsAt: Date;
  periodEndsAt: Date;
}

/** What the provider tells: that something about a subscription changed, and which charge was paid, if one was. */
export interface PaymentNews {
  subscriptionId: string;
  invoice: PaidInvoice | null;
}

/** The payment provider; one that does not answer makes each of these throw UNAVAILABLE. */
export interface Payments {
  /** Address of a page where the order is paid. The same `key` gives the same page. */
  startCheckout(
    order: PlanOrder & { email: string; customerId: string | null; returnUrl: string; key: string },
  ): Promise<string>;
  /** Address of a page where a running subscription is changed to another plan, the difference settled there. */
  openChange(change: {
    order: PlanOrder;
    customerId: string;
    subscriptionId: string;
    returnUrl: string;
  }): Promise<string>;
  /** Address of a page where the payment method is changed. */
  openPortal(customer: { customerId: string; returnUrl: string }): Promise<string>;
  setEnding(subscriptionId: string, isEnding: boolean): Promise<Subscription>;
  /** Null for one that is none of ours. */
  readSubscription(subscriptionId: string): Promise<Subscription | null>;
  /**
   * What a webhook says; null for what is none of our business.
   *
   * @throws NOT_ALLOWED when the provider did not sign it.
   */
  readNews(body: string, signature: string): Promise<PaymentNews | null>;
}
