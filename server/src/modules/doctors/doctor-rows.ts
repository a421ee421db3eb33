import type { Doctor, DoctorInput } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { doctors, type DoctorRow } from './doctors.tables';

export function doctorOf(row: DoctorRow): Doctor {
  const { formerNames: _formerNames, createdAt: _createdAt, deletedAt: _deletedAt, ...doctor } = row;
  return { ...doctor, updatedAt: row.updatedAt.toISOString() };
}

export function newDoctorRow(circleId: string, id: string, input: DoctorInput, now: Date): DoctorRow {
  return { ...input, circleId, id, formerNames: [], createdAt: now, updatedAt: now, deletedAt: null };
}

export function readDoctors(reader: Reader, circleId: string): Promise<DoctorRow[]> {
  return reader.select().from(doctors).where(ofCircle(circleId));
}

/** Those of a circle that are not in the trash. */
export function ofCircle(circleId: string) {
  return and(eq(doctors.circleId, circleId), isNull(doctors.deletedAt));
}

/** The doctor, held until the transaction ends; NOT_FOUND when the circle has none or it was removed. */
export async function lockDoctor(tx: Transaction, circleId: string, doctorId: string): Promise<DoctorRow> {
  const row = await lockDoctorEvenDeleted(tx, circleId, doctorId);
  if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This doctor was removed.' });
  return row;
}

export async function lockDoctorEvenDeleted(
  tx: Transaction,
  circleId: string,
  doctorId: string,
): Promise<DoctorRow> {
  const [row] = await tx.select().from(doctors).where(isDoctor(circleId, doctorId)).for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such doctor.' });
  return row;
}

/** Writes the fields that change and answers the doctor as they now stand. */
export async function changeDoctor(
  tx: Transaction,
  row: DoctorRow,
  changes: Partial<DoctorRow>,
): Promise<Doctor> {
  await tx.update(doctors).set(changes).where(isDoctor(row.circleId, row.id));
  return doctorOf({ ...row, ...changes });
}

function isDoctor(circleId: string, doctorId: string) {
  return and(eq(doctors.circleId, circleId), eq(doctors.id, doctorId));
}
