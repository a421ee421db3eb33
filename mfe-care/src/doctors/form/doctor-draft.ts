import type { Doctor, DoctorInput, Specialty } from '@carecircle/contracts';

/** What stands in the form: the specialty may still be missing, a field without anything is empty text or null. */
export interface DoctorDraft extends Omit<DoctorInput, 'specialty' | 'email'> {
  specialty: Specialty | null;
  email: string;
}

const empty: DoctorDraft = {
  name: '',
  specialty: null,
  address: '',
  phone: null,
  email: '',
  notes: '',
  rating: 0,
  isFavorite: false,
  recipientIds: [],
};

/** What the form begins with: the doctor's own fields, or nothing. */
export function doctorDraft(doctor: Doctor | undefined): DoctorDraft {
  if (!doctor) return empty;
  const { name, specialty, address, phone, email, notes, rating, isFavorite, recipientIds } = doctor;
  return { name, specialty, address, phone, email: email ?? '', notes, rating, isFavorite, recipientIds };
}

/** The draft in the shape that the contract's schema checks. */
export function doctorInput(draft: DoctorDraft): unknown {
  return { ...draft, specialty: draft.specialty ?? undefined, email: draft.email.trim() || null };
}
