import type { Rung } from '@carecircle/contracts';
import type { DueRow } from './check-in-schedules.tables';

type Ladder = readonly Rung[];

/** How long after the due time the last rung is: then a check-in that did not come is missed. */
export function ladderEndMs(rungs: Ladder): number {
  return Math.max(0, ...rungs.map(({ minutes }) => minutes)) * 60_000;
}

/** When there is next something to do about an open due check-in. */
export function nextWatch(
  due: Pick<DueRow, 'dueAt' | 'closesAt' | 'remindedUntil' | 'onItId'>,
  rungs: Ladder,
): Date {
  if (due.onItId !== null) return due.closesAt;
  const [next] = rungs
    .map((rung) => momentOfRung(due, rung))
    .filter((moment) => moment > due.remindedUntil)
    .sort((one, other) => one.getTime() - other.getTime());
  return next ?? missedMoment(due, rungs);
}

/** When it counts as missed, unless somebody is on it. */
export function missedMoment({ dueAt }: Pick<DueRow, 'dueAt'>, rungs: Ladder): Date {
  return new Date(dueAt.getTime() + ladderEndMs(rungs));
}

/** The newest rungs whose time has come by now and that have not had their turn: those before them are passed over (CHK-4). */
export function turnOf(
  due: Pick<DueRow, 'dueAt' | 'remindedUntil'>,
  rungs: Ladder,
  now: Date,
): { at: Date; rungs: Rung[] } | null {
  const waiting = rungs
    .map((rung) => ({ rung, at: momentOfRung(due, rung) }))
    .filter(({ at }) => at > due.remindedUntil && at <= now);
  if (waiting.length === 0) return null;
  const newest = Math.max(...waiting.map(({ at }) => at.getTime()));
  const newestRungs = waiting.filter(({ at }) => at.getTime() === newest).map(({ rung }) => rung);
  return { at: new Date(newest), rungs: newestRungs };
}

function momentOfRung({ dueAt }: Pick<DueRow, 'dueAt'>, { minutes }: Rung): Date {
  return new Date(dueAt.getTime() + minutes * 60_000);
}
