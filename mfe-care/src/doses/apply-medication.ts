import type { Medication } from '@carecircle/contracts';
import type { ApiOutputs } from '@carecircle/contracts/api';

export type MedicationList = ApiOutputs['care']['listMedications'];

/** Puts a medication as it stands now among the others, by name; an older state than the known one changes nothing. */
export function upsertMedication(list: MedicationList, medication: Medication): MedicationList {
  const known = list.medications.find(({ id }) => id === medication.id);
  if (known && known.updatedAt > medication.updatedAt) return list;
  const others = list.medications.filter(({ id }) => id !== medication.id);
  return {
    ...list,
    medications: [...others, medication].sort((one, other) => one.name.localeCompare(other.name)),
  };
}

export function withoutMedication(list: MedicationList, medicationId: string): MedicationList {
  return { ...list, medications: list.medications.filter(({ id }) => id !== medicationId) };
}
