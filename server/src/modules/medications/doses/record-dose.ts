import {
  doseLimits,
  mostUnits,
  timesOfFrequency,
  type Dose,
  type Medication,
  type Member,
} from '@carecircle/contracts';
import type { Transaction } from '../../../database/database';
import { refuse } from '../../../refuse';
import type { UnitOfWork } from '../../../spine/context';
import { changeDose, doseOf, logDoses, logLine } from './dose-rows';
import { changeMedication, medicationOf } from '../medication-rows';
import type { DoseRow, MedicationRow } from '../medications.tables';

/** What of a dose somebody says, and who. */
interface Saying {
  unit: Pick<UnitOfWork, 'tx' | 'now' | 'record'>;
  actor: Pick<Member, 'id'>;
  medication: MedicationRow;
  dose: DoseRow;
}

/** A browser's clock may be ahead of ours by so much. */
const clockToleranceMs = 5 * 60_000;

/** When a dose was given by what its giver says; refuses a moment that is still to come. */
export function givenAt(takenAt: string | undefined, now: Date): Date {
  const said = takenAt === undefined ? now : new Date(takenAt);
  if (said.getTime() > now.getTime() + clockToleranceMs) {
    throw refuse('INVALID_INPUT', {
      message: 'This moment is still to come.',
      fields: [{ path: 'takenAt', code: 'in_the_future' }],
    });
  }
  return said > now ? now : said;
}

/** Writes down that a dose was given, and takes it from the stock, which never goes below nothing (MED-7). */
export async function giveDose(
  { unit, actor, medication, dose }: Saying,
  given: Pick<DoseRow, 'takenAt'> & Partial<Pick<DoseRow, 'reason' | 'isOverLimit'>>,
  write: (tx: Transaction, dose: DoseRow) => Promise<unknown> = (tx, after) => changeDose(tx, dose, after),
): Promise<{ dose: Dose; medication: Medication }> {
  const { tx, now, record } = unit;
  const unitsUsed = Math.min(medication.unitsLeft ?? 0, medication.unitsPerDose);
  const after: DoseRow = {
    ...dose,
    ...{ reason: '', ...given, status: statusOf(dose, given.takenAt ?? now), unitsUsed },
    ...{ loggedBy: actor.id, loggedAt: now, watchAt: null, watchFor: null },
  };
  const stocked = await moveStock(tx, medication, -unitsUsed);
  const change = { dose: doseOf(after), medication: medicationOf(stocked) };
  const takenEventId = await record('dose.taken', change);
  await write(tx, { ...after, takenEventId });
  const status = after.status === 'late' ? 'late' : 'taken';
  await logDoses(tx, [logLine(after, medication, { status, memberId: actor.id, loggedAt: now })]);
  return change;
}

/** Late is more than an hour after its time; what was needed is never late. */
export function statusOf({ dueAt }: Pick<DoseRow, 'dueAt'>, takenAt: Date): 'taken' | 'late' {
  if (!dueAt) return 'taken';
  return takenAt.getTime() > dueAt.getTime() + doseLimits.lateAfterMinutes * 60_000 ? 'late' : 'taken';
}

/** Adds units to a stock that somebody counts; what is more than nothing and less than can be counted stays so. */
export async function moveStock(
  tx: Transaction,
  medication: MedicationRow,
  units: number,
): Promise<MedicationRow> {
  if (medication.unitsLeft === null || units === 0) return medication;
  const counted = Math.round((medication.unitsLeft + units) * 1000) / 1000;
  const unitsLeft = Math.min(Math.max(0, counted), mostUnits);
  return changeMedication(tx, medication, { unitsLeft });
}

/** Whether doses of a medication are only taken when they are needed. */
export function isAsNeeded({ frequency }: Pick<MedicationRow, 'frequency'>): boolean {
  return timesOfFrequency[frequency] === 0;
}
