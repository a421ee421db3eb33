import type { Doctor } from '@carecircle/contracts';

/** Adds a doctor or puts their new state in the old one's place: favourites first, then by name. */
export function upsertDoctor(doctors: readonly Doctor[], doctor: Doctor): Doctor[] {
  return [...removeDoctor(doctors, doctor.id), doctor].sort(
    (one, other) =>
      Number(other.isFavorite) - Number(one.isFavorite) ||
      one.name.localeCompare(other.name) ||
      (one.id < other.id ? -1 : 1),
  );
}

export function removeDoctor(doctors: readonly Doctor[], doctorId: string): Doctor[] {
  return doctors.filter(({ id }) => id !== doctorId);
}
