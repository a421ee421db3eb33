import type { CheckIn, DayRange, Recipient } from '@carecircle/contracts';
import { wallMoment } from '@carecircle/remote-kit';
import type { CheckInDay } from './apply-check-in';

/** Somebody cared for, with the latest check-in of the present day in their zone. */
export interface PersonToday {
  recipient: Recipient;
  checkIn: CheckIn | null;
  /** The pause that is on today (CHK-4). */
  pause: DayRange | null;
}

/** Everyone cared for as they stand at a moment (`timeMs` since 1970): what was true yesterday is over (SHELL-6). */
export function peopleToday(
  recipients: readonly Recipient[],
  day: CheckInDay,
  timeMs: number,
): PersonToday[] {
  return recipients.map((recipient) => {
    const known = day.recipients.find(({ recipientId }) => recipientId === recipient.id);
    const latest = known?.checkIn;
    const { day: today } = wallMoment(timeMs, recipient.timeZone);
    const pause = known?.pauses.find(
      ({ from, until }) => from <= today && (until === null || until >= today),
    );
    return { recipient, checkIn: latest?.day === today ? latest : null, pause: pause ?? null };
  });
}

/** The present day in the zone where it is earliest, up to which a streak may still go on (CHK-3). */
export function earliestDay(timeZones: readonly string[], timeMs: number): string {
  const days = timeZones.map((timeZone) => wallMoment(timeMs, timeZone).day).sort();
  return days[0] ?? '';
}
