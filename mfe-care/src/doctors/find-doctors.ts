import { specialties, type Doctor, type Specialty } from '@carecircle/contracts';

export interface DoctorFilter {
  text: string;
  specialty: Specialty | null;
}

export const everyDoctor: DoctorFilter = { text: '', specialty: null };

type Named = (specialty: Specialty) => string;

/** Doctors whose name or specialty holds the text, of exactly the chosen specialty (DOC-1). */
export function findDoctors(doctors: readonly Doctor[], filter: DoctorFilter, nameOf: Named): Doctor[] {
  const text = plain(filter.text);
  return doctors.filter(
    ({ name, specialty }) =>
      (filter.specialty === null || specialty === filter.specialty) &&
      (plain(name).includes(text) || plain(nameOf(specialty)).includes(text)),
  );
}

/** The specialty whose name begins as the text does, from three letters on; none where two do. */
export function specialtyNamed(text: string, nameOf: Named): Specialty | undefined {
  const wanted = plain(text);
  if (wanted.length < 3) return undefined;
  const [found, other] = specialties.filter((specialty) => plain(nameOf(specialty)).startsWith(wanted));
  return other ? undefined : found;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim()
    .toLowerCase();
}
