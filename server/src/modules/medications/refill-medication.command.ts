import { mostUnits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { changeMedication, lockMedication, medicationOf } from './medication-rows';

/** What nobody counted before is counted from here on. */
export const refillMedication = defineCommand(
  apiContract.care.refillMedication,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockMedication(tx, circle.id, input.medicationId);
    const unitsLeft = Math.round(((row.unitsLeft ?? 0) + input.units) * 1000) / 1000;
    if (unitsLeft > mostUnits) {
      throw refuse('INVALID_INPUT', {
        message: 'That is more than can be counted.',
        fields: [{ path: 'units', code: 'too_big' }],
      });
    }
    const { refillDate } = input;
    const medication = medicationOf(
      await changeMedication(tx, row, { unitsLeft, refillDate, refillTaskId: null, updatedAt: now }),
    );
    await record('medication.stock-changed', { medication });
    return medication;
  },
);
