import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { dropOpenDoses } from './doses/make-doses';
import { changeMedication, lockMedication, medicationOf } from './medication-rows';

export const pauseMedication = defineCommand(
  apiContract.care.pauseMedication,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockMedication(tx, circle.id, input.medicationId);
    if (row.status === 'paused') return medicationOf(row);
    if (row.status === 'completed')
      throw refuse('INVALID_STATE', { message: 'This medication is completed.' });
    await dropOpenDoses(tx, row);
    const medication = medicationOf(await changeMedication(tx, row, { status: 'paused', updatedAt: now }));
    await record('medication.paused', { medication });
    return medication;
  },
);
