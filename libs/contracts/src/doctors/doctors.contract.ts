import * as z from 'zod';
import { circleLimits } from '../circles/circle-limits';
import { Id, freeText } from '../primitives';
import { command, edit, query } from '../api/operation';
import { DirectoryDoctor, Npi } from './directory-doctor';
import { Doctor, DoctorInput, DoctorSpecialty, DoctorVisits } from './doctor';
import { doctorLimits } from './doctor-choices';

const area = 'doctors';
const doctor = { doctorId: Id };

export const doctorsContract = {
  listDoctors: query({
    area,
    name: 'listDoctors',
    summary: 'The doctors of the circle, favourites first, then by name',
    scope: 'circle',
    action: 'doctor:view',
    input: {},
    output: z.array(Doctor).max(circleLimits.doctors),
  }),
  listDoctorVisits: query({
    area,
    name: 'listDoctorVisits',
    summary: 'Last visit and next appointment of each doctor whom the calendar names within a year',
    scope: 'circle',
    action: 'doctor:view',
    input: {},
    output: z.array(DoctorVisits).max(circleLimits.doctors),
  }),
  addDoctor: command({
    area,
    name: 'addDoctor',
    summary: 'Add a doctor',
    scope: 'circle',
    action: 'doctor:edit',
    input: { ...doctor, ...DoctorInput.shape },
    output: Doctor,
  }),
  editDoctor: command({
    area,
    name: 'editDoctor',
    summary: 'Edit a doctor field by field; events keep naming a doctor whose name changes',
    scope: 'circle',
    action: 'doctor:edit',
    input: { ...doctor, ...edit(DoctorInput) },
    output: Doctor,
  }),
  deleteDoctor: command({
    area,
    name: 'deleteDoctor',
    summary: 'Hide a doctor; it can be restored',
    scope: 'circle',
    action: 'doctor:edit',
    input: doctor,
    output: z.object(doctor),
  }),
  restoreDoctor: command({
    area,
    name: 'restoreDoctor',
    summary: 'Bring a removed doctor back',
    scope: 'circle',
    action: 'doctor:edit',
    input: doctor,
    output: Doctor,
  }),
  importDoctors: command({
    area,
    name: 'importDoctors',
    summary: 'Add the doctors of a vCard file (3.0, 4.0); who is there already by name stays as they are',
    scope: 'circle',
    action: 'doctor:edit',
    bodyBytes: 3 * doctorLimits.cardsLength,
    input: {
      cards: z.string().max(doctorLimits.cardsLength),
      /** For cards that name none. */
      specialty: DoctorSpecialty,
    },
    output: z.object({
      doctors: z.array(Doctor).max(doctorLimits.cards),
      known: z.int(),
      /** Cards without a name. */
      left: z.int(),
    }),
  }),
  listDirectoryDoctors: query({
    area,
    name: 'listDirectoryDoctors',
    summary: 'Doctors of the directory by words of their name or town and by specialty; the first 50',
    scope: 'circle',
    action: 'doctor:view',
    input: {
      search: freeText(120).optional(),
      specialty: DoctorSpecialty.optional(),
      /** The specialty that the search names in the reader's language: found beside those of that name. */
      named: DoctorSpecialty.optional(),
    },
    output: z.object({
      doctors: z.array(DirectoryDoctor).max(doctorLimits.found),
      /** Whether there are others. */
      more: z.boolean(),
      /** No operator has imported a directory: these are made up. */
      isSample: z.boolean(),
    }),
  }),
  addDirectoryDoctor: command({
    area,
    name: 'addDirectoryDoctor',
    summary: 'Copy a doctor of the directory into the circle, without notes and not a favourite',
    scope: 'circle',
    action: 'doctor:edit',
    input: { ...doctor, npi: Npi },
    output: Doctor,
  }),
};
