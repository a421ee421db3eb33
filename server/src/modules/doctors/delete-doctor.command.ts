import { apiContract } from '@carecircle/contracts/api';
import { defineCommand } from '../../spine/define-command';
import { changeDoctor, lockDoctorEvenDeleted } from './doctor-rows';

export const deleteDoctor = defineCommand(
  apiContract.doctors.deleteDoctor,
  async ({ tx, input, circle, now, record }) => {
    const row = await lockDoctorEvenDeleted(tx, circle.id, input.doctorId);
    if (row.deletedAt) return { doctorId: row.id };
    await changeDoctor(tx, row, { deletedAt: now, updatedAt: now });
    await record('doctor.deleted', { doctorId: row.id });
    return { doctorId: row.id };
  },
);
