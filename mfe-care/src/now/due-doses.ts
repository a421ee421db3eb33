import type { Dose, DosedMedication } from '@carecircle/contracts';
import type { MedicationDay } from '../doses/apply-dose';
import { doseInTurn } from '../doses/dose-state';

/** A dose that is to be given now, or was missed, with its medication. */
export interface DueDose {
  dose: Dose;
  medication: DosedMedication;
}

/** The dose in turn of each medication, as its own row offers it; the one that waits for longest first (MED-1). */
export function dueDoses({ recipients }: MedicationDay, timeMs: number): DueDose[] {
  return recipients
    .flatMap(({ doses, medications = [] }) =>
      medications.flatMap((medication) => {
        const own = doses.filter(({ medicationId }) => medicationId === medication.id);
        const dose = doseInTurn(own, timeMs).open;
        return dose ? [{ dose, medication }] : [];
      }),
    )
    .sort((one, other) => momentOf(one) - momentOf(other));
}

const momentOf = ({ dose: { dueAt } }: DueDose) => (dueAt === null ? 0 : Date.parse(dueAt));
