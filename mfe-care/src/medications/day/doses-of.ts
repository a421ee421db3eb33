import type { AsNeededState, Dose } from '@carecircle/contracts';
import type { MedicationDay } from '../../doses/apply-dose';

/** Today's doses of one medication, by their time. */
export function dosesOf(day: MedicationDay, medicationId: string): Dose[] {
  const doses = day.recipients.flatMap((entry) => entry.doses);
  return doses.filter((dose) => dose.medicationId === medicationId);
}

/** Whether one more of an as-needed medication is safe; undefined for one with a schedule. */
export function asNeededOf(day: MedicationDay, medicationId: string): AsNeededState | undefined {
  const states = day.recipients.flatMap((entry) => entry.asNeeded);
  return states.find((state) => state.medicationId === medicationId);
}
