import { apiContract } from '@carecircle/contracts/api';
import { refuse } from '../../refuse';
import { defineCommand } from '../../spine/define-command';
import { findByNpi } from './directory/find-directory-doctors';
import { doctorOf, newDoctorRow } from './doctor-rows';
import { doctors } from './doctors.tables';
import { requireRoomForDoctors } from './require-room-for-doctor';

/** A copy with empty notes and not a favourite (DOC-2); the directory may change without it. */
export const addDirectoryDoctor = defineCommand(
  apiContract.doctors.addDirectoryDoctor,
  async ({ tx, input, circle, now, record, addRow }) => {
    const found = await findByNpi(tx, input.npi);
    if (!found) throw refuse('NOT_FOUND', { message: 'The directory has no such doctor.' });
    await requireRoomForDoctors(tx, circle.id);
    const { name, specialty, address, phone } = found;
    const facts = { name, specialty, address, phone, email: null, notes: '', rating: 0 };
    const fields = { ...facts, isFavorite: false, recipientIds: [] };
    const row = newDoctorRow(circle.id, input.doctorId, fields, now);
    addRow(doctors, row, () => refuse('ALREADY_DONE', { message: 'This doctor was added before.' }));
    await record('doctor.copied', { doctor: doctorOf(row) });
    return doctorOf(row);
  },
);
