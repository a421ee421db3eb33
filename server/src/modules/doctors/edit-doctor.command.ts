import { apiContract } from '@carecircle/contracts/api';
import { changedFields } from '../../records/changed-fields';
import { requireSeen } from '../../records/require-seen';
import { defineCommand } from '../../spine/define-command';
import { changeDoctor, doctorOf, lockDoctor } from './doctor-rows';
import { requireRecipients } from './require-recipients';

const mostFormerNames = 10;

/** Only the fields sent are written, so that two members who edit different fields both keep their work. */
export const editDoctor = defineCommand(
  apiContract.doctors.editDoctor,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockDoctor(tx, circle.id, input.doctorId);
    requireSeen(doctorOf(row), input.changes, input.seen);
    const changes = changedFields(row, input.changes);
    const changed = Object.keys(changes);
    if (changed.length === 0) return doctorOf(row);
    await requireRecipients(tx, circle.id, changes.recipientIds);
    const formerNames = [row.name, ...row.formerNames].slice(0, mostFormerNames);
    const doctor = await changeDoctor(tx, row, {
      ...changes,
      ...(changes.name !== undefined && { formerNames }),
      updatedAt: now,
    });
    await record('doctor.edited', { doctor, changed });
    return doctor;
  },
);
