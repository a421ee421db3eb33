import { doseLimits } from '@carecircle/contracts';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { doseMoments } from './dose-moments';
import { changeDose, openDose } from './dose-rows';
import { changeMedication } from './medication-rows';
import { doses, type DoseRow, type MedicationRow } from './medications.tables';

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
    ...firstWatch(medication, moment.dueAt),
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

/** When a dose that is due at a moment is looked after first: on time if somebody gives it, else once it is missed (MED-6). */
export function firstWatch(
  { giverId, missedAfterMinutes }: Pick<MedicationRow, 'giverId' | 'missedAfterMinutes'>,
  dueAt: Date,
): Pick<DoseRow, 'watchAt' | 'watchFor'> {
  return giverId === null
    ? { watchAt: missedAt(missedAfterMinutes, dueAt), watchFor: 'missed' }
    : { watchAt: dueAt, watchFor: 'due' };
}

/** When a dose counts as missed that is open since a moment. */
export function missedAt(missedAfterMinutes: number, openSince: Date): Date {
  return new Date(openSince.getTime() + missedAfterMinutes * 60_000);
}

export function isOpenDoseOf({ circleId, id }: Pick<MedicationRow, 'circleId' | 'id'>) {
  return and(eq(doses.circleId, circleId), eq(doses.medicationId, id), eq(doses.status, 'due'));
}

/** Another giver or delay holds for the doses that are open already. */
export async function rewatchOpenDoses(tx: Transaction, medication: MedicationRow, now: Date): Promise<void> {
  const open = await tx.select().from(doses).where(isOpenDoseOf(medication));
  for (const dose of open) {
    if (!dose.dueAt) continue;
    const isDue = dose.dueAt <= now;
    const missed = {
      watchAt: missedAt(medication.missedAfterMinutes, dose.dueAt),
      watchFor: 'missed',
    } as const;
    await changeDose(tx, dose, isDue ? missed : firstWatch(medication, dose.dueAt));
  }
}
