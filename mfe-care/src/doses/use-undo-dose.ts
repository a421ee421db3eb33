import type { Dose } from '@carecircle/contracts';
import { useCommand } from '@carecircle/remote-kit';
import { changeDoses } from './dose-patches';

/** What was said of a dose is taken back: it is due again; the log keeps both (MED-5). */
export function useUndoDose() {
  return useCommand('care.undoDose', {
    optimistic: ({ doseId }) => changeDoses(({ id }) => id === doseId, dueAgain),
  });
}

function dueAgain(dose: Dose): Dose {
  return {
    ...dose,
    status: 'due',
    takenAt: null,
    loggedBy: null,
    loggedAt: null,
    reason: '',
    isOverLimit: false,
  };
}
