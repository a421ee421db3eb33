import { randomUUID } from 'node:crypto';
import { circles } from '../../access/circles.tables';
import { eq } from 'drizzle-orm';
import type { PaymentNews, Subscription } from '../../payments/payments';
import { inUnitOfWork } from '../../spine/unit-of-work';
import type { Spine } from '../../spine/spine';
import type { UnitOfWork } from '../../spine/context';
import { invoiceOf, invoices } from '../plans';
import { takeSubscription } from './take-subscription';

/** What the provider told, by the subscription as it is now. Told twice, or late, it changes nothing more. */
export async function takePaymentNews(spine: Spine, news: PaymentNews): Promise<void> {
  const { payments, clock } = spine.services;
  if (!payments) return;
  const askedAt = clock.now();
  const subscription = await payments.readSubscription(news.subscriptionId);
  if (!subscription) return;
  const { circleId } = subscription;
  await inUnitOfWork(spine, { actorId: null, circleId, now: clock.now() }, async (unit) => {
    const [circle] = await unit.tx.select({ id: circles.id }).from(circles).where(eq(circles.id, circleId));
    if (!circle) return;
    await takeSubscription(unit, subscription, askedAt);
    if (news.invoice) await takeInvoice(unit, subscription, news.invoice);
  });
}

async function takeInvoice(
  { tx, record }: UnitOfWork,
  { circleId, planId, interval }: Subscription,
  invoice: NonNullable<PaymentNews['invoice']>,
): Promise<void> {
  const [row] = await tx
    .insert(invoices)
    .values({ ...invoice, circleId, planId, interval, id: randomUUID() })
    .onConflictDoNothing()
    .returning();
  if (row) await record.toCircle(circleId, 'invoice.added', { invoice: invoiceOf(row) });
}
