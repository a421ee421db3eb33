import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { requireRecipient } from '../circles';
import { requireAcceptedDangers } from './accept-dangers';
import { makeDoses } from './doses/make-doses';
import { medicationOf } from './medication-rows';
import { medications, type MedicationRow } from './medications.tables';
import { requireMembersOfMedication } from './require-fitting-medication';
import { requireRoomForMedication } from './require-room-for-medication';
import { planDoseProcessing } from './doses/process-due-doses.job';

/** Its doses begin now: what lies before is entered as past doses, not missed. */
export const addMedication = defineCommand(
  apiContract.care.addMedication,
  async ({ tx, input, circle, actor, now, record, schedule }) => {
    const recipient = await requireRecipient(tx, circle.id, input.recipientId);
    await requireMembersOfMedication(tx, circle.id, input);
    const { medicationId, circleId: _circleId, commandId: _commandId, acceptance, ...fields } = input;
    await requireRoomForMedication(tx, circle.id);
    const row: MedicationRow = {
      ...fields,
      circleId: circle.id,
      id: medicationId,
      status: 'active',
      refillTaskId: null,
      photoId: null,
      plannedUntil: now,
      createdBy: actor.id,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    const added = await tx.insert(medications).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw refuse('ALREADY_DONE', { message: 'This medication was added before.' });
    await makeDoses(tx, row, recipient.timeZone, now);
    const medication = medicationOf(row);
    await record('medication.added', { medication });
    await planDoseProcessing({ tx, schedule }, circle.id);
    await requireAcceptedDangers({ unit: { tx, now }, actor, after: row, acceptance });
    return medication;
  },
);
