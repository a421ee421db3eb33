export { doctorColumns, importDoctorDirectory } from './directory/import-doctor-directory';
