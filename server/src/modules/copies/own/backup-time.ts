import { createHash } from 'node:crypto';
import { dayIn } from '../../../records/circle-days';
import { addDays } from '../../../recurrence/day-number';
import { momentOf } from '../../../recurrence/wall-moments';

/** Hours of the night over which people's backups are spread. */
const [firstHour, hours] = [1, 4];

/** The minute of the night that is a person's, the same every night, so that they never come together. */
export function backupClock(personId: string): string {
  const minute = createHash('sha256').update(personId).digest().readUInt16BE(0) % (hours * 60);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(firstHour + Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** When a person's next backup is due, where they are. */
export function nextBackupTime(personId: string, timeZone: string, now: Date): Date {
  const today = dayIn(timeZone, now);
  const clock = backupClock(personId);
  const first = momentOf(timeZone, today, clock);
  return first > now ? first : momentOf(timeZone, addDays(today, 1), clock);
}

/** Whether it is late enough for this night's: a server that was away in it makes it when it is back. */
export function isBackupTime(personId: string, timeZone: string, now: Date): boolean {
  return now >= momentOf(timeZone, dayIn(timeZone, now), backupClock(personId));
}
