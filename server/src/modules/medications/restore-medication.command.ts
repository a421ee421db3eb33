import { apiContract } from '@carecircle/contracts/api';
import { and, gt, lte } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { isOpenDoseOf, makeDoses } from './doses/make-doses';
import { changeMedication, lockMedicationEvenDeleted, medicationOf } from './medication-rows';
import { doses, type MedicationRow } from './medications.tables';
import { requireRoomForMedication } from './require-room-for-medication';
import { planDoseProcessing } from './doses/process-due-doses.job';

export const restoreMedication = defineCommand(
  apiContract.care.restoreMedication,
  async ({ tx, input, circle, now, record, schedule }) => {
    const row = await lockMedicationEvenDeleted(tx, circle.id, input.medicationId);
    if (!row.deletedAt) return medicationOf(row);
    requireInTrash(row.deletedAt, now);
    await requireRoomForMedication(tx, circle.id);
    const { timeZone } = await requireRecipient(tx, circle.id, row.recipientId);
    await dropPassedDoses(tx, row, row.deletedAt, now);
    const restored = await changeMedication(tx, row, {
      deletedAt: null,
      plannedUntil: row.plannedUntil > now ? row.plannedUntil : now,
      updatedAt: now,
    });
    await makeDoses(tx, restored, timeZone, now);
    const medication = medicationOf(restored);
    await record('medication.restored', { medication });
    await planDoseProcessing({ tx, schedule }, circle.id);
    return medication;
  },
);

/** What came due while it was deleted is not missed; what could still be given in time stays, as after an undo. */
async function dropPassedDoses(
  tx: Transaction,
  row: MedicationRow,
  deletedAt: Date,
  now: Date,
): Promise<void> {
  const missedBefore = new Date(now.getTime() - row.missedAfterMinutes * 60_000);
  await tx
    .delete(doses)
    .where(and(isOpenDoseOf(row), gt(doses.dueAt, deletedAt), lte(doses.dueAt, missedBefore)));
}
