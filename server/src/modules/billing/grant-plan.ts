import { randomUUID } from 'node:crypto';
import { planCurrency, plans, type BillingInterval, type PlanId } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../spine/context';
import { invoiceOf, invoices, lockPlan, type CirclePlanRow } from '../plans';
import { keepPlanAs } from './end-period.job';
import { endedPlan, endOfPeriod } from './plan-period';

interface Grant {
  circleId: string;
  planId: PlanId;
  interval: BillingInterval;
  /** The operator has been paid for the present period: it gets an invoice. */
  isPaid: boolean;
}

type Unit = Pick<UnitOfWork, 'tx' | 'now' | 'record' | 'schedule'>;

/** A plan cannot be granted; the message says why. */
export class GrantRefused extends Error {}

/**
 * The operator puts a circle on a plan, from now on until it is cancelled, or writes down that the present period was paid.
 *
 * @throws GrantRefused where the payment provider counts, or the period has its invoice.
 */
export async function grantPlan(unit: Unit, grant: Grant): Promise<CirclePlanRow> {
  const { tx, now } = unit;
  const { circleId, planId, interval, isPaid } = grant;
  const before = await lockPlan(tx, circleId, now);
  if (before.payee === 'stripe') throw new GrantRefused('This circle pays by the payment provider.');
  if (planId === 'basic') return keepPlanAs(unit, before, { ...endedPlan(before, now), request: null });
  const isRunning = before.planId === planId && before.interval === interval;
  const row: CirclePlanRow = isRunning
    ? { ...before, isEnding: false, request: null, updatedAt: now }
    : {
        ...endedPlan(before, now),
        ...{ planId, interval, payee: 'operator', request: null },
        periodStartsAt: now,
        periodEndsAt: endOfPeriod(now, interval),
      };
  await keepPlanAs(unit, before, row);
  if (isPaid) await addInvoice(unit, row);
  return row;
}

async function addInvoice({ tx, now, record }: Unit, row: CirclePlanRow): Promise<void> {
  const { circleId, planId, interval, periodStartsAt, periodEndsAt } = row;
  if (planId === 'basic' || !interval || !periodStartsAt || !periodEndsAt) return;
  const ofPeriod = and(eq(invoices.circleId, circleId), eq(invoices.periodStartsAt, periodStartsAt));
  const known = await tx.select({ id: invoices.id }).from(invoices).where(ofPeriod).limit(1);
  if (known.length > 0) throw new GrantRefused('This period has its invoice already.');
  const invoice = {
    circleId,
    id: randomUUID(),
    number: `CC-${periodStartsAt.toISOString().slice(0, 10).replaceAll('-', '')}-${circleId.slice(0, 4).toUpperCase()}`,
    planId,
    interval,
    amountCents: plans[planId].prices[interval],
    currency: planCurrency,
    issuedAt: now,
    periodStartsAt,
    periodEndsAt,
  };
  await tx.insert(invoices).values(invoice);
  await record.toCircle(circleId, 'invoice.added', { invoice: invoiceOf(invoice) });
}
