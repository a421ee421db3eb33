import { apiContract } from '@carecircle/contracts/api';
import { dayIn } from '../../records/circle-days';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { makeDoses } from './doses/make-doses';
import { changeMedication, lockMedication, medicationOf } from './medication-rows';
import { planDoseProcessing } from './doses/process-due-doses.job';

/** Its doses begin now, so that none of the meantime is missed (MED-2). */
export const resumeMedication = defineCommand(
  apiContract.care.resumeMedication,
  async ({ tx, input, circle, now, record, schedule }) => {
    const row = await lockMedication(tx, circle.id, input.medicationId);
    if (row.status === 'active') return medicationOf(row);
    const { timeZone } = await requireRecipient(tx, circle.id, row.recipientId);
    if (row.endDate !== null && row.endDate < dayIn(timeZone, now))
      throw refuse('INVALID_STATE', { message: 'Its last day is over: change the end date first.' });
    const resumed = await changeMedication(tx, row, { status: 'active', plannedUntil: now, updatedAt: now });
    await makeDoses(tx, resumed, timeZone, now);
    const medication = medicationOf(resumed);
    await record('medication.resumed', { medication });
    await planDoseProcessing({ tx, schedule }, circle.id);
    return medication;
  },
);
