import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../../spine/define-command';
import { changeDose, doseOf, logDoses, logLine } from './dose-rows';
import { lockMedication, medicationOf } from '../medication-rows';
import { requireOpenAt, requireOpenDose } from './require-open-dose';

export const skipDose = defineCommand(
  apiContract.care.skipDose,
  async ({ tx, input, circle, actor, now, record }) => {
    const medication = await lockMedication(tx, circle.id, input.medicationId);
    const dose = await requireOpenDose(tx, medication, input, now);
    requireOpenAt(dose, now, 'time');
    const after = await changeDose(tx, dose, {
      status: 'skipped',
      reason: input.reason,
      loggedBy: actor.id,
      loggedAt: now,
      watchAt: null,
      watchFor: null,
    });
    await logDoses(tx, [
      logLine(after, medication, { status: 'skipped', memberId: actor.id, loggedAt: now }),
    ]);
    const change = { dose: doseOf(after), medication: medicationOf(medication) };
    await record('dose.skipped', change);
    return change;
  },
);
