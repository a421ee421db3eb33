import type { BillingInterval } from '@carecircle/contracts';
import { Temporal } from 'temporal-polyfill';
import { basicPlanRow, type CirclePlanRow } from '../plans';

/** End of the period that begins at a moment: a month or a year later, in UTC. */
export function endOfPeriod(startsAt: Date, interval: BillingInterval): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO('UTC');
  const end = start.add(interval === 'yearly' ? { years: 1 } : { months: 1 });
  return new Date(end.epochMilliseconds);
}

/** Back to Basic: what the circle has stays, what it asked for too. */
export function endedPlan(row: CirclePlanRow, now: Date): CirclePlanRow {
  const { customerId, request } = row;
  return { ...basicPlanRow(row.circleId, now), customerId, request };
}
