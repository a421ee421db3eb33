import { needsRefetch } from '@carecircle/remote-kit';
import type { Dose, DomainEvent } from '@carecircle/contracts';

type DoseFact = `dose.${'due' | 'taken' | 'skipped' | 'undone' | 'missed' | 'escalated'}`;

/** What each fact about doses and their medications does to an answer; where doses come and go it is read anew. */
export function onDoses<T>(apply: (data: T, dose: Dose) => T | undefined) {
  const change = (data: T, { payload: { dose } }: DomainEvent<DoseFact>) => apply(data, dose);
  return {
    'dose.due': change,
    'dose.taken': change,
    'dose.skipped': change,
    'dose.undone': change,
    'dose.missed': change,
    'dose.escalated': change,
    'doses.back-filled': needsRefetch,
    'medication.added': needsRefetch,
    'medication.edited': needsRefetch,
    'medication.paused': needsRefetch,
    'medication.resumed': needsRefetch,
    'medication.completed': needsRefetch,
    'medication.deleted': needsRefetch,
    'medication.restored': needsRefetch,
  };
}
