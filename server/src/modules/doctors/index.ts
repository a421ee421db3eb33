export { copiedDoctors } from './copied-doctors';
export { doctorColumns, importDoctorDirectory } from './directory/import-doctor-directory';
export { readDoctorsOf } from './read-doctors-of';
export { doctorsNotificationFacts } from './doctors.notifications';
