import { randomUUID } from 'node:crypto';
import type { Dose, DoseLogEntry } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/database';
import { doseLog, doses, type DoseLogRow, type DoseRow, type MedicationRow } from '../medications.tables';

export function doseOf(row: DoseRow): Dose {
  return {
    id: row.id,
    circleId: row.circleId,
    medicationId: row.medicationId,
    recipientId: row.recipientId,
    day: row.day,
    time: row.time,
    dueAt: row.dueAt?.toISOString() ?? null,
    status: row.status,
    takenAt: row.takenAt?.toISOString() ?? null,
    loggedBy: row.loggedBy,
    loggedAt: row.loggedAt?.toISOString() ?? null,
    reason: row.reason,
    isOverLimit: row.isOverLimit,
    toldIds: row.toldIds,
  };
}

export function doseLogEntryOf(row: DoseLogRow): DoseLogEntry {
  return {
    ...row,
    takenAt: row.takenAt?.toISOString() ?? null,
    loggedAt: row.loggedAt.toISOString(),
  };
}

/** A dose about which nobody has said anything. */
export function openDose(
  medication: MedicationRow,
  slot: Pick<DoseRow, 'day' | 'time' | 'dueAt'>,
  id: string = randomUUID(),
): DoseRow {
  return {
    circleId: medication.circleId,
    id,
    medicationId: medication.id,
    recipientId: medication.recipientId,
    ...slot,
    ...nothingSaid,
    watchAt: null,
    watchFor: null,
  };
}

/** What a dose holds while nobody has said anything about it. */
export const nothingSaid = {
  status: 'due',
  takenAt: null,
  loggedBy: null,
  loggedAt: null,
  reason: '',
  isOverLimit: false,
  toldIds: [] as string[],
  unitsUsed: 0,
  takenEventId: null,
} satisfies Partial<DoseRow>;

/** Writes the fields that change and answers the dose as it now stands. */
export async function changeDose(tx: Transaction, row: DoseRow, changes: Partial<DoseRow>): Promise<DoseRow> {
  await tx
    .update(doses)
    .set(changes)
    .where(and(eq(doses.circleId, row.circleId), eq(doses.id, row.id)));
  return { ...row, ...changes };
}

/** Puts lines into the dose log. */
export async function logDoses(tx: Transaction, lines: readonly DoseLogRow[]): Promise<void> {
  if (lines.length > 0) await tx.insert(doseLog).values([...lines]);
}

/** The line of the log that says how a dose now stands. */
export function logLine(
  { circleId, id, medicationId, recipientId, day, time, takenAt, reason, isOverLimit }: DoseRow,
  { name }: Pick<MedicationRow, 'name'>,
  said: Pick<DoseLogRow, 'status' | 'memberId' | 'loggedAt'> & { isBackFilled?: boolean },
): DoseLogRow {
  return {
    ...{ circleId, id: randomUUID(), doseId: id, medicationId, medicationName: name, recipientId },
    ...{ day, time, takenAt, reason, isOverLimit, isBackFilled: false },
    ...said,
  };
}
