import { doseLimits } from '@carecircle/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { doseMoments } from './dose-moments';
import { changeDose, openDose } from './dose-rows';
import { changeMedication } from '../medication-rows';
import { doses, type MedicationRow } from '../medications.tables';

const dayMs = 86_400_000;
const rowsAtOnce = 500;

/**
 * Makes the doses of an active medication from where they were made up to, to eight days ahead (MED-5): so none is lost, however
 * long the server was away, and none is made twice.
 */
export async function makeDoses(
  tx: Transaction,
  medication: MedicationRow,
  timeZone: string,
  now: Date,
): Promise<MedicationRow> {
  const until = new Date(now.getTime() + doseLimits.daysAhead * dayMs);
  if (medication.status !== 'active' || medication.plannedUntil >= until) return medication;
  const rows = doseMoments(medication, timeZone, medication.plannedUntil, until).map((moment) => ({
    ...openDose(medication, moment),
    ...{ watchAt: moment.dueAt, watchFor: 'due' as const },
  }));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx
      .insert(doses)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoNothing();
  return changeMedication(tx, medication, { plannedUntil: until });
}

/** The schedule is another from now on: doses that nobody has said anything about and that are not yet due are made anew. */
export async function remakeDoses(
  tx: Transaction,
  medication: MedicationRow,
  timeZone: string,
  now: Date,
): Promise<MedicationRow> {
  await tx.delete(doses).where(and(isOpenDoseOf(medication), gt(doses.dueAt, now)));
  return makeDoses(tx, { ...medication, plannedUntil: now }, timeZone, now);
}

/** A medication that is not taken has no open doses. */
export async function dropOpenDoses(tx: Transaction, medication: MedicationRow): Promise<void> {
  await tx.delete(doses).where(isOpenDoseOf(medication));
}

/** When a dose counts as missed that is open since a moment. */
export function missedAt(missedAfterMinutes: number, openSince: Date): Date {
  return new Date(openSince.getTime() + missedAfterMinutes * 60_000);
}

export function isOpenDoseOf({ circleId, id }: Pick<MedicationRow, 'circleId' | 'id'>) {
  return and(eq(doses.circleId, circleId), eq(doses.medicationId, id), eq(doses.status, 'due'));
}

/** Another delay holds for the doses that are open already; those to come are looked after when they are due. */
export async function rewatchOpenDoses(tx: Transaction, medication: MedicationRow): Promise<void> {
  const open = await tx
    .select()
    .from(doses)
    .where(and(isOpenDoseOf(medication), eq(doses.watchFor, 'missed')));
  for (const dose of open)
    if (dose.dueAt)
      await changeDose(tx, dose, { watchAt: missedAt(medication.missedAfterMinutes, dose.dueAt) });
}

/** Versions before this one looked after doses that nobody is named for only once they were missed. */
export async function watchFromDue(tx: Transaction, circleId: string, now: Date): Promise<void> {
  await tx
    .update(doses)
    .set({ watchAt: sql`${doses.dueAt}`, watchFor: 'due' })
    .where(
      and(
        eq(doses.circleId, circleId),
        eq(doses.status, 'due'),
        eq(doses.watchFor, 'missed'),
        gt(doses.dueAt, now),
      ),
    );
}
