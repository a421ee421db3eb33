import { doctorLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { defineQuery } from '../../spine/define-query';
import { directoryDoctorOf } from './directory/directory-row';
import { findImportedDoctors, findSampleDoctors, hasDirectory } from './directory/find-directory-doctors';

export const listDirectoryDoctors = defineQuery(
  apiContract.doctors.listDirectoryDoctors,
  async ({ db, input }) => {
    const isSample = !(await hasDirectory(db));
    const rows = isSample ? findSampleDoctors(input) : await findImportedDoctors(db, input);
    const shown = rows.slice(0, doctorLimits.found);
    return { doctors: shown.map(directoryDoctorOf), more: rows.length > shown.length, isSample };
  },
);
