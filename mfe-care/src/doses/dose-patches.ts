import { doseLimits, type Dose } from '@carecircle/contracts';
import { patch } from '@carecircle/remote-kit';
import { upsertDose, withDose } from './apply-dose';

/** A scheduled dose by its medication, day and time. */
interface Slot {
  medicationId: string;
  day: string;
  time: string;
}

/** Shows a change of a scheduled dose at once, wherever it is known. */
export function changeScheduled(slot: Slot, change: (dose: Dose) => Dose) {
  return changeDoses(
    (dose) => dose.medicationId === slot.medicationId && dose.day === slot.day && dose.time === slot.time,
    change,
  );
}

/** Shows a change of the doses that it is about, wherever they are known. */
export function changeDoses(isMeant: (dose: Dose) => boolean, change: (dose: Dose) => Dose) {
  return [
    patch('care.getMedicationDay', (day) => {
      const doses = day.recipients.flatMap((entry) => entry.doses).filter(isMeant);
      return doses.reduce((before, dose) => withDose(before, change(dose)), day);
    }),
    patch('care.listDoses', (doses) =>
      doses.filter(isMeant).reduce((before, dose) => upsertDose(before, change(dose)), doses),
    ),
  ];
}

/** A dose that was given at a moment, ISO 8601; an hour after its time it is late. One that was logged before stays. */
export function given(dose: Dose, takenAt: string, memberId: string, loggedAt: string): Dose {
  if (dose.status !== 'due' && dose.status !== 'missed') return dose;
  const minutes = dose.dueAt === null ? 0 : (Date.parse(takenAt) - Date.parse(dose.dueAt)) / 60_000;
  const status = minutes > doseLimits.lateAfterMinutes ? 'late' : 'taken';
  return { ...dose, status, takenAt, loggedBy: memberId, loggedAt };
}
