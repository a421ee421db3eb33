import type { CirclePlan, Invoice } from '@carecircle/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database';
import { circlePlans, type CirclePlanRow, type InvoiceRow } from './plans.tables';

/** What a circle without a row has. */
export function basicPlanRow(circleId: string, now: Date): CirclePlanRow {
  return {
    circleId,
    planId: 'basic',
    interval: null,
    payee: null,
    periodStartsAt: null,
    periodEndsAt: null,
    isEnding: false,
    isPastDue: false,
    customerId: null,
    subscriptionId: null,
    askedAt: null,
    chosenBy: null,
    card: null,
    request: null,
    updatedAt: now,
  };
}

export function planOf(row: CirclePlanRow): CirclePlan {
  const { planId, interval, payee, isEnding, isPastDue, card, request } = row;
  return {
    ...{ planId, interval, payee, isEnding, isPastDue, card, request },
    periodEndsAt: row.periodEndsAt?.toISOString() ?? null,
  };
}

export function invoiceOf(row: InvoiceRow): Invoice {
  return {
    ...row,
    status: 'paid',
    issuedAt: row.issuedAt.toISOString(),
    periodStartsAt: row.periodStartsAt.toISOString(),
    periodEndsAt: row.periodEndsAt.toISOString(),
  };
}

export async function readPlanRow(reader: Reader, circleId: string, now: Date): Promise<CirclePlanRow> {
  const [row] = await reader.select().from(circlePlans).where(eq(circlePlans.circleId, circleId));
  return row ?? basicPlanRow(circleId, now);
}

/** The plan of a circle, held until the transaction ends, also where there is no row of it yet. */
export async function lockPlan(tx: Transaction, circleId: string, now: Date): Promise<CirclePlanRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan ${circleId}`}, 0))`);
  return readPlanRow(tx, circleId, now);
}

export async function savePlan(tx: Transaction, row: CirclePlanRow): Promise<CirclePlanRow> {
  await tx.insert(circlePlans).values(row).onConflictDoUpdate({ target: circlePlans.circleId, set: row });
  return row;
}
