import type { Adherence, DoseCounts } from '@carecircle/contracts';
import { and, between, count, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../../database/database';
import { grouped } from '../../../records/grouped';
import { stepOf, type DaySteps } from '../../../records/day-steps';
import { doseLog, doses, medications, type DoseLogRow } from '../medications.tables';
import { adherenceOf, readOutcomeTotals } from './read-adherence';

const outcomes = ['taken', 'late', 'skipped', 'missed'] as const;

/** What became of the scheduled doses of each step of a span (REP-2). */
export async function readDoseSteps(
  reader: Reader,
  span: DaySteps,
): Promise<{ step: number; adherence: Adherence }[]> {
  const step = stepOf(doses.day, span);
  const rows = await reader
    .select({ step, status: doses.status, count: count() })
    .from(doses)
    .where(
      and(
        eq(doses.circleId, span.circleId),
        eq(doses.recipientId, span.recipientId),
        between(doses.day, span.from, span.to),
        isNotNull(doses.time),
        inArray(doses.status, [...outcomes]),
      ),
    )
    .groupBy(step, doses.status);
  const totals = rows.map((row) => ({ ...row, medicationId: '', status: row.status as keyof DoseCounts }));
  return [...grouped(totals, (row) => row.step)].map(([at, found]) => ({
    step: at,
    adherence: adherenceOf(found),
  }));
}

/** How the scheduled doses of a span came out, in all and of each medication, the deleted ones included (ALL-6). */
export async function readDoseTotals(reader: Reader, span: DaySteps) {
  const totals = await readOutcomeTotals(reader, span);
  const byMedication = grouped(totals, ({ medicationId }) => medicationId);
  return {
    adherence: adherenceOf(totals),
    medications: new Map([...byMedication].map(([id, found]) => [id, adherenceOf(found)])),
  };
}

/** Names of medications, of the deleted ones too. */
export async function readMedicationNames(
  reader: Reader,
  circleId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: medications.id, name: medications.name })
    .from(medications)
    .where(and(eq(medications.circleId, circleId), inArray(medications.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What was noted of doses, newest first, and how many notes there are. */
export async function readDoseNotes(
  reader: Reader,
  span: DaySteps,
  limit: number,
): Promise<{ count: number; rows: DoseLogRow[] }> {
  const withNotes = and(
    eq(doseLog.circleId, span.circleId),
    eq(doseLog.recipientId, span.recipientId),
    between(doseLog.day, span.from, span.to),
    ne(sql`trim(${doseLog.reason})`, ''),
  );
  const rows = await reader
    .select()
    .from(doseLog)
    .where(withNotes)
    .orderBy(desc(doseLog.loggedAt), desc(doseLog.id))
    .limit(limit);
  const [all] = await reader.select({ count: count() }).from(doseLog).where(withNotes);
  return { count: all?.count ?? 0, rows };
}
