import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeMedication, lockMedicationEvenDeleted } from './medication-rows';

/** Its doses stay where they are: those that were logged for history, the open ones for the case that it comes back (ALL-6). */
export const deleteMedication = defineCommand(
  apiContract.care.deleteMedication,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockMedicationEvenDeleted(tx, circle.id, input.medicationId);
    if (row.deletedAt) return { medicationId: row.id };
    await changeMedication(tx, row, { deletedAt: now, updatedAt: now });
    await record('medication.deleted', { medicationId: row.id });
    return { medicationId: row.id };
  },
);
