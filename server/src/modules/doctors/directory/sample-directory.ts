import { directoryRow, type NppesRecord } from './directory-row';
import type { DirectoryDoctorRow } from './directory.tables';
import sample from './sample-doctors.json';

/** Made-up doctors, shown as such until an operator imports a directory. */
export const sampleDirectory: readonly DirectoryDoctorRow[] = (sample as NppesRecord[])
  .flatMap((line) => directoryRow(line) ?? [])
  .sort((one, other) => (one.sortName < other.sortName ? -1 : 1));
