import { apiContract } from '@carecircle/contracts/api';
import { requireInTrash } from '../../records/trash';
import { defineCommand } from '../../spine/define-command';
import { changeDoctor, doctorOf, lockDoctorEvenDeleted } from './doctor-rows';
import { requireRoomForDoctors } from './require-room-for-doctor';

export const restoreDoctor = defineCommand(
  apiContract.doctors.restoreDoctor,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockDoctorEvenDeleted(tx, circle.id, input.doctorId);
    if (!row.deletedAt) return doctorOf(row);
    requireInTrash(row.deletedAt, now);
    await requireRoomForDoctors(tx, circle.id);
    const doctor = await changeDoctor(tx, row, { deletedAt: null, updatedAt: now });
    await record('doctor.restored', { doctor });
    return doctor;
  },
);
