import type { Dose, Medication } from '@carecircle/contracts';
import { doseState, type DoseState } from '../doses/dose-state';
import { askedRecipients, named, recipientName, type CareContext } from './care-skill';

/** A dose of today with what it is of and how it stands now. */
export interface AskedDose {
  dose: Dose;
  medication: Medication;
  state: DoseState;
}

/** Today's doses of whom and what the question names, in their order. */
export async function readDoses(context: CareContext, words: readonly string[]): Promise<AskedDose[]> {
  const [day, list] = await Promise.all([
    context.read('care.getMedicationDay', {}),
    context.read('care.listMedications', {}),
  ]);
  const asked = named(list.medications, words);
  const people = new Set(askedRecipients(context, words).map(({ id }) => id));
  return day.recipients
    .filter(({ recipientId }) => people.has(recipientId))
    .flatMap(({ doses }) => doses)
    .flatMap((dose) => {
      const medication = list.medications.find(({ id }) => id === dose.medicationId);
      if (!medication || (asked.length > 0 && !asked.includes(medication))) return [];
      return [{ dose, medication, state: doseState(dose, context.nowMs) }];
    })
    .sort((one, other) => (one.dose.dueAt ?? '').localeCompare(other.dose.dueAt ?? ''));
}

/** 'Metformin (500 mg), 8:00 AM, Ruth'; the person only where the circle cares for several. */
export function doseWords(context: CareContext, { dose, medication }: AskedDose): string {
  const what = medication.strength ? `${medication.name} (${medication.strength})` : medication.name;
  const when = dose.time === null ? null : context.formats.time(dose.time);
  const who = context.session.recipients.length > 1 ? recipientName(context, dose.recipientId) : null;
  return [what, when, who].filter(Boolean).join(', ');
}
