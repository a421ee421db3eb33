import type { Medication } from '@carecircle/contracts';
import type { MedicationDay } from '../../doses/apply-dose';
import { doseInTurn, doseState } from '../../doses/dose-state';
import { dosesOf } from './doses-of';

/** Greater than any moment. */
const step = 1e14;
const places = ['waited for', 'due', 'later', 'as needed', 'paused', 'completed'] as const;

/**
 * Where a medication stands among the others, the least first: what is waited for too long or was missed, what is due, what comes
 * next, what is taken as needed, then what is not taken (MED-1).
 */
export function turnUrgency(medication: Medication, day: MedicationDay, timeMs: number): number {
  const at = (place: (typeof places)[number], moment: string | null | undefined) =>
    places.indexOf(place) * step + (moment ? Date.parse(moment) : step / 10);
  if (medication.status !== 'active') return at(medication.status, null);
  if (medication.frequency === 'as-needed') return at('as needed', null);
  const { open, next } = doseInTurn(dosesOf(day, medication.id), timeMs);
  if (open) return at(doseState(open, timeMs) === 'due' ? 'due' : 'waited for', open.dueAt);
  return at('later', next?.dueAt);
}
