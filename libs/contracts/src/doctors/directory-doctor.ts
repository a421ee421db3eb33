import * as z from 'zod';
import { DoctorSpecialty } from './doctor';

/** National Provider Identifier of the United States: ten digits. */
export const Npi = z.string().regex(/^\d{10}$/);

/** A doctor of the directory that an operator imports (DOC-2). */
export const DirectoryDoctor = z.object({
  npi: Npi,
  name: z.string(),
  specialty: DoctorSpecialty,
  address: z.string(),
  phone: z.string().nullable(),
});
export type DirectoryDoctor = z.infer<typeof DirectoryDoctor>;
