import type { Medication } from '@carecircle/contracts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { medications, type MedicationRow } from './medications.tables';

export function medicationOf({ deletedAt: _, plannedUntil: _until, ...row }: MedicationRow): Medication {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The circle's medications that are not deleted, by name; of one recipient or of all. */
export function readMedications(
  reader: Reader,
  circleId: string,
  recipientId?: string,
): Promise<MedicationRow[]> {
  return reader
    .select()
    .from(medications)
    .where(
      and(
        eq(medications.circleId, circleId),
        recipientId ? eq(medications.recipientId, recipientId) : undefined,
        isNull(medications.deletedAt),
      ),
    )
    .orderBy(asc(medications.name), asc(medications.id));
}

/** The medication, held until the transaction ends; NOT_FOUND when the circle has none or it was deleted. */
export async function lockMedication(
  tx: Transaction,
  circleId: string,
  medicationId: string,
): Promise<MedicationRow> {
  const row = await lockMedicationEvenDeleted(tx, circleId, medicationId);
  if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This medication was deleted.' });
  return row;
}

export async function lockMedicationEvenDeleted(
  tx: Transaction,
  circleId: string,
  medicationId: string,
): Promise<MedicationRow> {
  const [row] = await tx
    .select()
    .from(medications)
    .where(isMedication(circleId, medicationId))
    .for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such medication.' });
  return row;
}

/** Writes the fields that change and answers the medication as it now stands. */
export async function changeMedication(
  tx: Transaction,
  row: MedicationRow,
  changes: Partial<MedicationRow>,
): Promise<MedicationRow> {
  await tx.update(medications).set(changes).where(isMedication(row.circleId, row.id));
  return { ...row, ...changes };
}

function isMedication(circleId: string, medicationId: string) {
  return and(eq(medications.circleId, circleId), eq(medications.id, medicationId));
}
