import type { Dose, DomainEvent } from '@carecircle/contracts';

type DoseFact = `dose.${'due' | 'taken' | 'skipped' | 'undone' | 'missed' | 'escalated'}`;

/** What each fact about doses and their medications does to an answer; where doses come and go it is read anew. */
export function onDoses<T>(apply: (data: T, dose: Dose) => T | undefined) {
  const change = (data: T, { payload: { dose } }: DomainEvent<DoseFact>) => apply(data, dose);
  const readAnew = () => undefined;
  return {
    'dose.due': change,
    'dose.taken': change,
    'dose.skipped': change,
    'dose.undone': change,
    'dose.missed': change,
    'dose.escalated': change,
    'doses.back-filled': readAnew,
    'medication.added': readAnew,
    'medication.edited': readAnew,
    'medication.paused': readAnew,
    'medication.resumed': readAnew,
    'medication.completed': readAnew,
    'medication.deleted': readAnew,
    'medication.restored': readAnew,
  };
}
