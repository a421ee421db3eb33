import { weekdays, type Weekday } from '../series/repeat-choices';

/** Who hears a rung of the ladder: whoever is asked for the check-in, or the contacts. */
export const rungAudiences = ['asked', 'contacts'] as const;

/** How a due check-in stands: open, answered, without an answer after its last rung, or stopped by a pause or a changed schedule. */
export const dueCheckInStatuses = ['due', 'done', 'missed', 'called-off'] as const;

/**
 * Why there was no check-in: nobody made one, nobody did though a member was on it, the server was away for its ladder; or why none
 * was asked for any more.
 */
export const dueCheckInReasons = ['no-check-in', 'on-it', 'server-away', 'paused', 'switched-off'] as const;

/** Limits of check-in schedules; minutes of a rung count from the due time, before it below zero (CHK-4). */
export const checkInScheduleLimits = {
  mostTimes: 6,
  mostContacts: 5,
  mostRungs: 12,
  farthestRungMinutes: 720,
} as const;

/** How long a link for a check-in on behalf may be used, in hours (CHK-4). */
export const checkInLinkHours = [1, 24, 168] as const;

/** What a schedule begins with: off, every morning, and the ladder as specified (CHK-4). */
export const defaultCheckInSchedule = {
  isOn: false,
  times: ['09:00'] as string[],
  weekdays: [...weekdays] as Weekday[],
  askedId: null as string | null,
  contactIds: [] as string[],
  rungs: [
    ...[-180, -60, -10, 0, 2].map((minutes) => ({ minutes, who: 'asked' as 'asked' | 'contacts' })),
    { minutes: 10, who: 'contacts' as const },
  ],
};
