import type { Dose, Medication } from '@carecircle/contracts';
import type { MedicationDay } from '../doses/apply-dose';
import { doseInTurn } from '../doses/dose-state';

/** A dose that is to be given now, or was missed, with its medication. */
export interface DueDose {
  dose: Dose;
  medication: Medication;
}

/** The dose in turn of each medication, as its own row offers it; the one that waits for longest first (MED-1). */
export function dueDoses({ recipients }: MedicationDay, timeMs: number): Dose[] {
  const doses = recipients.flatMap((entry) => entry.doses);
  const ids = [...new Set(doses.map(({ medicationId }) => medicationId))];
  return ids
    .map((id) => doses.filter(({ medicationId }) => medicationId === id))
    .flatMap((own) => doseInTurn(own, timeMs).open ?? [])
    .sort((one, other) => momentOf(one) - momentOf(other));
}

const momentOf = ({ dueAt }: Dose) => (dueAt === null ? 0 : Date.parse(dueAt));
