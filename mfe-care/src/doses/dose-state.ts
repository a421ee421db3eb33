import { doseLimits, type Dose } from '@carecircle/contracts';

/** How a dose stands at a moment: a due one may be for later, be due now, or be waited for too long already. */
export type DoseState = 'later' | 'due' | 'overdue' | 'missed' | 'taken' | 'late' | 'skipped';

const minuteMs = 60_000;

/** The state of a dose at a moment (`timeMs` since 1970); a due one opens an hour before its time (MED-5). */
export function doseState({ status, dueAt }: Pick<Dose, 'status' | 'dueAt'>, timeMs: number): DoseState {
  if (status !== 'due' || dueAt === null) return status;
  const minutes = (timeMs - Date.parse(dueAt)) / minuteMs;
  if (minutes < -doseLimits.opensBeforeMinutes) return 'later';
  return minutes > doseLimits.lateAfterMinutes ? 'overdue' : 'due';
}

/** What a medication offers now. */
export interface DoseInTurn {
  /** The dose to be given or skipped now; it opens again at the next (MED-1). */
  open: Dose | undefined;
  /** What was said last today. */
  latest: Dose | undefined;
  /** The first that is for later. */
  next: Dose | undefined;
}

/**
 * Which dose of one medication is in turn: the first whose time has come, else the last that was missed after all that was logged.
 * `doses` are those of today by their time, with open ones of yesterday before them.
 */
export function doseInTurn(doses: readonly Dose[], timeMs: number): DoseInTurn {
  const stateOf = (dose: Dose) => doseState(dose, timeMs);
  const latest = doses.findLast((dose) => ['taken', 'late', 'skipped'].includes(stateOf(dose)));
  const due = doses.find((dose) => ['due', 'overdue'].includes(stateOf(dose)));
  const missed = doses.findLast((dose) => dose.status === 'missed');
  const isAfterLatest = missed && (!latest || (missed.dueAt ?? '') > (latest.dueAt ?? ''));
  return {
    open: due ?? (isAfterLatest ? missed : undefined),
    latest,
    next: doses.find((dose) => stateOf(dose) === 'later'),
  };
}
