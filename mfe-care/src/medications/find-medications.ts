import type { Medication, MedicationCategory, MedicationStatus } from '@carecircle/contracts';

export interface MedicationFilter {
  /** Part of the brand or generic name; case, accents and surrounding spaces do not matter. */
  text: string;
  status: MedicationStatus | 'all';
  category: MedicationCategory | 'all';
}

/** Medications whose names hold the text, and whose status and category fit. */
export function findMedications(
  medications: readonly Medication[],
  { text, status, category }: MedicationFilter,
): Medication[] {
  const wanted = plain(text);
  return medications.filter(
    (medication) =>
      (status === 'all' || medication.status === status) &&
      (category === 'all' || medication.category === category) &&
      [medication.name, medication.genericName].some((name) => plain(name).includes(wanted)),
  );
}

function plain(text: string): string {
  return text
    .trim()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase();
}
