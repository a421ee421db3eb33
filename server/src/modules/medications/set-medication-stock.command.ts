import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeMedication, lockMedication, medicationOf } from './medication-rows';

/** More than before is a new stock, for which a refill task can be made again (MED-7). */
export const setMedicationStock = defineCommand(
  apiContract.care.setMedicationStock,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockMedication(tx, circle.id, input.medicationId);
    const { unitsLeft } = input;
    if (unitsLeft === row.unitsLeft) return medicationOf(row);
    const isNewStock = unitsLeft === null || row.unitsLeft === null || unitsLeft > row.unitsLeft;
    const changes = { unitsLeft, updatedAt: now, ...(isNewStock && { refillTaskId: null }) };
    const medication = medicationOf(await changeMedication(tx, row, changes));
    await record('medication.stock-changed', { medication });
    return medication;
  },
);
