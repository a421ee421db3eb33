import type { Adherence, DoseCounts } from '@carecircle/contracts';
import { and, between, count, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { doses } from '../medications.tables';

/** How often one thing became of the doses of a medication. */
interface OutcomeTotal {
  medicationId: string;
  status: keyof DoseCounts;
  count: number;
}

/** How often it did so on one day at one hour. */
export interface Outcome extends OutcomeTotal {
  day: string;
  /** 0 to 23, of the dose's time on the recipient's wall. */
  hour: number;
}

interface Span {
  circleId: string;
  recipientId?: string;
  /** People whose doses are left out. */
  besides?: readonly string[];
  from: string;
  to: string;
}

const outcomes = ['taken', 'late', 'skipped', 'missed'] as const;

/** What became of the scheduled doses of a span of days, both ends included. */
export async function readOutcomes(reader: Reader, span: Span): Promise<Outcome[]> {
  const hour = sql<string>`substr(${doses.time}, 1, 2)`;
  const rows = await reader
    .select({ medicationId: doses.medicationId, day: doses.day, hour, status: doses.status, count: count() })
    .from(doses)
    .where(isOutcomeIn(span))
    .groupBy(doses.medicationId, doses.day, hour, doses.status);
  return rows.map((row) => ({ ...row, hour: Number(row.hour), status: row.status as keyof DoseCounts }));
}

/** The same of each medication in all. */
export async function readOutcomeTotals(reader: Reader, span: Span): Promise<OutcomeTotal[]> {
  const rows = await reader
    .select({ medicationId: doses.medicationId, status: doses.status, count: count() })
    .from(doses)
    .where(isOutcomeIn(span))
    .groupBy(doses.medicationId, doses.status);
  return rows.map((row) => ({ ...row, status: row.status as keyof DoseCounts }));
}

function isOutcomeIn({ circleId, recipientId, besides = [], from, to }: Span) {
  return and(
    eq(doses.circleId, circleId),
    recipientId ? eq(doses.recipientId, recipientId) : undefined,
    besides.length > 0 ? notInArray(doses.recipientId, [...besides]) : undefined,
    between(doses.day, from, to),
    isNotNull(doses.time),
    inArray(doses.status, [...outcomes]),
  );
}

/** Counts by outcome; null where there was none. */
export function countsOf(found: readonly OutcomeTotal[]): DoseCounts | null {
  if (found.length === 0) return null;
  const counts = { taken: 0, late: 0, skipped: 0, missed: 0 };
  for (const { status, count } of found) counts[status] += count;
  return counts;
}

/** Adherence in whole percent; null where no dose was due (MED-2). */
export function adherenceOf(found: readonly OutcomeTotal[]): Adherence {
  const counts = countsOf(found) ?? { taken: 0, late: 0, skipped: 0, missed: 0 };
  const given = counts.taken + counts.late;
  const all = given + counts.skipped + counts.missed;
  return { ...counts, percent: all === 0 ? null : Math.round((given / all) * 100) };
}
