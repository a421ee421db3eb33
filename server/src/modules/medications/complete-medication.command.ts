import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { dropOpenDoses } from './doses/make-doses';
import { changeMedication, lockMedication, medicationOf } from './medication-rows';

export const completeMedication = defineCommand(
  apiContract.care.completeMedication,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockMedication(tx, circle.id, input.medicationId);
    if (row.status === 'completed') return medicationOf(row);
    await dropOpenDoses(tx, row);
    const medication = medicationOf(await changeMedication(tx, row, { status: 'completed', updatedAt: now }));
    await record('medication.completed', { medication });
    return medication;
  },
);
