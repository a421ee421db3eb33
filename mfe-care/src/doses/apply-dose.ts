import type { Dose } from '@carecircle/contracts';
import type { ApiOutputs } from '@carecircle/contracts/api';

export type MedicationDay = ApiOutputs['care']['getMedicationDay'];
type RecipientDay = MedicationDay['recipients'][number];

/**
 * What a dose as it stands now does to the doses of today. Undefined where next safe times or totals of ingredients follow from
 * it, which only the server reckons (MED-5), and where it is the first of its medication, which only the server names.
 */
export function applyDoseToDay(day: MedicationDay, dose: Dose): MedicationDay | undefined {
  const own = day.recipients.find(({ recipientId }) => recipientId === dose.recipientId);
  if (!own || dose.time === null || own.ingredients.length > 0 || isUnnamed(own, dose)) return undefined;
  return withDose(day, dose);
}

function isUnnamed({ day, medications = [] }: RecipientDay, dose: Dose): boolean {
  return dose.day === day && medications.every(({ id }) => id !== dose.medicationId);
}

/** Shows a dose among those of today. */
export function withDose(day: MedicationDay, dose: Dose): MedicationDay {
  const recipients = day.recipients.map((entry) =>
    entry.recipientId === dose.recipientId ? { ...entry, doses: withDoseOf(entry, dose) } : entry,
  );
  return { ...day, recipients, openDoses: countOpen(recipients) };
}

/** A dose that was not there yet belongs to the list of its own day alone. */
function withDoseOf({ doses, day }: RecipientDay, dose: Dose): Dose[] {
  const isKnown = doses.some(({ id }) => id === dose.id);
  return isKnown || dose.day === day ? upsertDose(doses, dose) : doses;
}

/** Puts a dose into a list in the order of their moments; one that was needed and is undone goes. */
export function upsertDose(doses: readonly Dose[], dose: Dose): Dose[] {
  const others = doses.filter(({ id }) => id !== dose.id);
  const isGone = dose.time === null && dose.status === 'due';
  return isGone ? others : [...others, dose].sort((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1));
}

export function isOpen({ status }: Dose): boolean {
  return status === 'due' || status === 'missed';
}

function countOpen(recipients: readonly RecipientDay[]): number {
  const ofToday = recipients.flatMap(({ day, doses }) => doses.filter((dose) => dose.day === day));
  return ofToday.filter(isOpen).length;
}

function momentOf({ dueAt, takenAt, loggedAt, id }: Dose): string {
  return `${dueAt ?? takenAt ?? loggedAt ?? ''} ${id}`;
}
