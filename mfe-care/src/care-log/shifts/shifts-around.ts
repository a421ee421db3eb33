import type { Shift } from '@carecircle/contracts';

/** The present is told in steps of so much (`useNow`): what was planned to begin since the last one goes on. */
const stepMs = 30_000;

// Who said 'I start now' has begun, whatever the clock of this device says.
const hasBegun = ({ isOpen, startsAt }: Shift, timeMs: number) =>
  isOpen || Date.parse(startsAt) < timeMs + stepMs;

const isOver = ({ endsAt, endedAt }: Shift, timeMs: number) =>
  endedAt !== null || Date.parse(endsAt) <= timeMs;

/** What of these shifts goes on at a moment (`timeMs` since 1970), is to come, and is over; the latest of the last first. */
export function shiftsAround(shifts: readonly Shift[], timeMs: number) {
  const open = shifts.filter((shift) => !isOver(shift, timeMs));
  return {
    on: open.filter((shift) => hasBegun(shift, timeMs)),
    coming: open.filter((shift) => !hasBegun(shift, timeMs)),
    past: shifts.filter((shift) => isOver(shift, timeMs)).reverse(),
  };
}

/** Members who are there during a part of a shift besides its own. */
export function together(shift: Shift, shifts: readonly Shift[]): string[] {
  const others = shifts.filter(
    ({ memberId, startsAt, endsAt }) =>
      memberId !== shift.memberId && startsAt < shift.endsAt && endsAt > shift.startsAt,
  );
  return [...new Set(others.map(({ memberId }) => memberId))];
}

/** Whole minutes that a shift lasted, from 1 to a day's. */
export function minutesOf({ startsAt, endsAt }: Shift): number {
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return Math.min(1_440, Math.max(1, minutes));
}
