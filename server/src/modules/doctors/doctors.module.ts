import { defineModule } from '../../spine/define-module';
import { addDirectoryDoctor } from './add-directory-doctor.command';
import { addDoctor } from './add-doctor.command';
import { importDoctors } from './cards/import-doctors.command';
import { deleteDoctor } from './delete-doctor.command';
import { editDoctor } from './edit-doctor.command';
import { listDirectoryDoctors } from './list-directory-doctors.query';
import { listDoctorVisits } from './list-doctor-visits.query';
import { listDoctors } from './list-doctors.query';
import { restoreDoctor } from './restore-doctor.command';

export const doctorsModule = defineModule({
  name: 'doctors',
  operations: {
    listDoctors,
    listDoctorVisits,
    addDoctor,
    editDoctor,
    deleteDoctor,
    restoreDoctor,
    importDoctors,
    listDirectoryDoctors,
    addDirectoryDoctor,
  },
});
