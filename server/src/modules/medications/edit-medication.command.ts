import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../records/changed-fields';
import { requireSeen } from '../../records/require-seen';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { requireAcceptedDangers } from './accept-dangers';
import { remakeDoses, rewatchOpenDoses } from './doses/make-doses';
import { changeMedication, lockMedication, medicationOf } from './medication-rows';
import { requireFittingFields, requireMembersOfMedication } from './require-fitting-medication';
import { planDoseProcessing } from './doses/process-due-doses.job';

const scheduleFields = new Set([
  ...['frequency', 'times', 'weekday', 'monthDay', 'startDate', 'endDate', 'recipientId'],
]);

/** What is in it, and who takes it. */
const namingFields = new Set(['name', 'genericName', 'ingredients', 'recipientId']);

/** Only the fields sent are written; what was logged stays as it is, whatever the schedule is now (MED-2). */
export const editMedication = defineCommand(
  apiContract.care.editMedication,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const before = await lockMedication(tx, circle.id, input.medicationId);
    requireSeen(medicationOf(before), input.changes, input.seen);
    const changes = changedFields(before, input.changes);
    const changed = Object.keys(changes);
    if (changed.length === 0) return medicationOf(before);
    requireFittingFields({ ...medicationOf(before), ...changes });
    await requireMembersOfMedication(tx, circle.id, changes);
    const { timeZone } = await requireRecipient(tx, circle.id, changes.recipientId ?? before.recipientId);
    const after = await changeMedication(tx, before, { ...changes, updatedAt: now });
    if (changed.some((field) => scheduleFields.has(field))) await remakeDoses(tx, after, timeZone, now);
    if (changed.includes('missedAfterMinutes')) await rewatchOpenDoses(tx, after);
    const medication = medicationOf(after);
    await record('medication.edited', { medication, changed });
    await planDoseProcessing({ tx, schedule }, circle.id);
    if (changed.some((field) => namingFields.has(field)))
      await requireAcceptedDangers({
        ...{ unit: { tx, now }, actor, before, after },
        acceptance: input.acceptance,
      });
    return medication;
  },
);
