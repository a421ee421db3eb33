import { careLogLimits, type Recipient, type Shift } from '@carecircle/contracts';
import { dayIn } from '../../records/circle-days';
import { addDays } from '../../recurrence/day-number';
import { momentOf } from '../../recurrence/wall-moments';
import { refuse } from '../../refuse';

/** Day and times of a shift as the recipient's wall shows them. */
export type ShiftOnWall = Pick<Shift, 'day' | 'time' | 'endTime'>;

/** When a shift begins and is over; one whose end is not later than its beginning passes midnight (CARE-1). */
export function momentsOfShift({ timeZone }: Recipient, { day, time, endTime }: ShiftOnWall) {
  const lastDay = endTime > time ? day : addDays(day, 1);
  return { startsAt: momentOf(timeZone, day, time), endsAt: momentOf(timeZone, lastDay, endTime) };
}

/** Refuses, at its field, a day more than a year away: a slip of the finger. */
export function requireNearDay({ timeZone }: Recipient, day: string, now: Date): void {
  const today = dayIn(timeZone, now);
  const { shiftDaysAway } = careLogLimits;
  if (day >= addDays(today, -shiftDaysAway) && day <= addDays(today, shiftDaysAway)) return;
  throw refuse('INVALID_INPUT', {
    message: 'This day is more than a year away.',
    fields: [{ path: 'day', code: 'day_far_away' }],
  });
}
