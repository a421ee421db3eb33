import { streakAfter, type CheckIn } from '@carecircle/contracts';
import type { ApiOutputs } from '@carecircle/contracts/api';

export type CheckInPage = ApiOutputs['care']['listCheckIns'];
export type CheckInDay = ApiOutputs['care']['getCheckInDay'];

/** Puts a check-in among the newest `limit`, once. */
export function applyToPage(page: CheckInPage, checkIn: CheckIn, limit: number): CheckInPage {
  const others = page.checkIns.filter(({ id }) => id !== checkIn.id);
  return { ...page, checkIns: [...others, checkIn].sort(newestFirst).slice(0, limit) };
}

/**
 * What a check-in does to the day of the circle and, when `personId` made it, to their streak. Undefined when its day may join
 * two runs, as one in an earlier zone can: only the server knows.
 */
export function applyToDay(day: CheckInDay, checkIn: CheckIn, personId: string): CheckInDay | undefined {
  const { recipients, streak, pausedDays } = day;
  const next = { ...day, recipients: withLatest(recipients, checkIn) };
  if (checkIn.checkedBy !== personId || checkIn.overLinkBy !== null) return next;
  if (streak.lastDay !== null && checkIn.day < streak.lastDay) return undefined;
  return { ...next, streak: streakAfter(streak, checkIn.day, pausedDays) };
}

function withLatest(recipients: CheckInDay['recipients'], checkIn: CheckIn): CheckInDay['recipients'] {
  const { recipientId, day } = checkIn;
  const known = recipients.find((entry) => entry.recipientId === recipientId);
  if (known && (known.day > day || (known.checkIn && newestFirst(known.checkIn, checkIn) < 0)))
    return recipients;
  const others = recipients.filter((entry) => entry !== known);
  return [...others, { recipientId, day, checkIn, pauses: known?.pauses ?? [] }];
}

function newestFirst(a: CheckIn, b: CheckIn): number {
  return b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);
}
