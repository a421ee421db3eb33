import type { Doctor, DoctorInput } from '@carecircle/contracts';
import { nowMs, patch, useCommand, useSession } from '@carecircle/remote-kit';
import { useSaveRecord } from '@carecircle/remote-kit/forms';
import { upsertDoctor } from '../apply-doctor-event';

/** Saves the form: adds a doctor, or edits one field by field so that two people's edits both hold. */
export function useSaveDoctor(doctor: Doctor | undefined) {
  const circleId = useSession().circle.id;
  const add = useCommand('doctors.addDoctor', {
    optimistic: ({ doctorId: id, ...fields }) => [
      patch('doctors.listDoctors', (doctors) =>
        upsertDoctor(doctors, { ...fields, id, circleId, updatedAt: new Date(nowMs()).toISOString() }),
      ),
    ],
    onRefused: () => undefined,
  });
  const edit = useCommand('doctors.editDoctor', { onRefused: () => undefined });
  return useSaveRecord({
    record: doctor,
    adding: add,
    editing: edit,
    toAdd: (doctorId, fields: DoctorInput) => ({ doctorId, ...fields }),
    toEdit: ({ id: doctorId }, change) => ({ doctorId, ...change }),
  });
}
