import type { Streak } from '../check-ins/check-in';
import type { DayRange } from '../check-ins/check-in-schedule';

const dayMs = 86_400_000;

/** Of a member who has made no check-in yet. */
export const noStreak: Streak = { current: 0, longest: 0, lastDay: null };

/**
 * The streak after a check-in on `day` (`YYYY-MM-DD`), which is none before the last one: the day after it goes on, a later
 * one begins anew, the same day again changes nothing. Days of `pauses` neither break nor count (CHK-3).
 */
export function streakAfter(streak: Streak, day: string, pauses: readonly DayRange[]): Streak {
  const { current, longest, lastDay } = streak;
  if ((lastDay !== null && day <= lastDay) || isIn(pauses, day)) return streak;
  const next = lastDay !== null && areNext(lastDay, day, pauses) ? current + 1 : 1;
  return { current: next, longest: Math.max(longest, next), lastDay: day };
}

/** The streak of check-ins on these days, in their order. */
export function streakOfDays(days: readonly string[], pauses: readonly DayRange[]): Streak {
  return days.reduce((streak, day) => streakAfter(streak, day, pauses), noStreak);
}

/**
 * The streak as it stands on `today`: broken once a whole day that is not paused has gone by without a check-in. The longest is
 * kept.
 */
export function streakOn(streak: Streak, today: string, pauses: readonly DayRange[]): Streak {
  const isAlive =
    streak.lastDay !== null && (streak.lastDay >= today || areNext(streak.lastDay, today, pauses));
  return isAlive ? streak : { ...streak, current: 0 };
}

/** Whether a day is one of a pause. */
export function isIn(pauses: readonly DayRange[], day: string): boolean {
  return pauses.some(({ from, until }) => from <= day && (until === null || day <= until));
}

/** Whether only paused days lie between two days. */
function areNext(before: string, after: string, pauses: readonly DayRange[]): boolean {
  for (let day = dayAfter(before); day < after; day = dayAfter(day)) if (!isIn(pauses, day)) return false;
  return true;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}
