import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { doctorOf, newDoctorRow } from './doctor-rows';
import { doctors } from './doctors.tables';
import { requireRecipients } from './require-recipients';
import { requireRoomForDoctors } from './require-room-for-doctor';

export const addDoctor = defineCommand(
  apiContract.doctors.addDoctor,
  async ({ tx, input, circle, now, record, addRow }) => {
    const { doctorId, circleId: _circleId, commandId: _commandId, ...fields } = input;
    await requireRecipients(tx, circle.id, fields.recipientIds);
    await requireRoomForDoctors(tx, circle.id);
    const row = newDoctorRow(circle.id, doctorId, fields, now);
    addRow(doctors, row, () => refuse('ALREADY_DONE', { message: 'This doctor was added before.' }));
    await record('doctor.added', { doctor: doctorOf(row) });
    return doctorOf(row);
  },
);
