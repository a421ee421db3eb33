import { useState } from 'react';
import type { Doctor, DoctorInput } from '@carecircle/contracts';
import { newId, nowMs, patch, useCommand, useEdited, useSession } from '@carecircle/remote-kit';
import { changesOf } from '../../changes-of';
import { upsertDoctor } from '../apply-doctor-event';

/** Saves the form: adds a doctor, or edits one field by field so that two people's edits both hold. */
export function useSaveDoctor(doctor: Doctor | undefined) {
  const circleId = useSession().circle.id;
  // One id for the whole form, so that sending again after a lost answer adds no second doctor.
  const [newDoctorId] = useState(newId);
  const { opened, seen, takeNote } = useEdited(doctor);
  const add = useCommand('doctors.addDoctor', {
    optimistic: ({ doctorId: id, ...fields }) => [
      patch('doctors.listDoctors', (doctors) =>
        upsertDoctor(doctors, { ...fields, id, circleId, updatedAt: new Date(nowMs()).toISOString() }),
      ),
    ],
    onRefused: () => undefined,
  });
  const edit = useCommand('doctors.editDoctor', { onRefused: () => undefined });
  const save = async (input: DoctorInput) => {
    if (!opened) return (await add.send({ doctorId: newDoctorId, ...input })).status === 'done';
    const changes = changesOf(opened, input);
    if (Object.keys(changes).length === 0) return true;
    const outcome = await edit.send({ doctorId: opened.id, changes, seen: seen(changes) });
    takeNote(outcome);
    return outcome.status === 'done';
  };
  const { isPending, gate, refusal, fieldErrors } = opened ? edit : add;
  return { save, isPending, gate, refusal, fieldErrors };
}
