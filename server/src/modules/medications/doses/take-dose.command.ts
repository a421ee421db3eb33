import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { lockMedication } from '../medication-rows';
import { giveDose, givenAt } from './record-dose';
import { requireOpenAt, requireOpenDose } from './require-open-dose';

/** Two who tap in the same second wait for each other at the medication: the second one is told of the first (MED-5). */
export const takeDose = defineCommand(
  apiContract.care.takeDose,
  async ({ input, circle, actor, ...unit }) => {
    const { tx, now } = unit;
    const medication = await lockMedication(tx, circle.id, input.medicationId);
    const dose = await requireOpenDose(tx, medication, input, now);
    const takenAt = givenAt(input.takenAt, now);
    requireOpenAt(dose, takenAt, input.takenAt === undefined ? 'time' : 'takenAt');
    return giveDose({ unit, actor, medication, dose }, { takenAt });
  },
);
