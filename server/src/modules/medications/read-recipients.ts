import type { Circle, Recipient } from '@carecircle/contracts';
import type { Reader } from '../../database/database';
import { dayIn } from '../../records/circle-days';
import { listRecipientsOf } from '../circles';

/** Those of a circle's people whom a question is about: one, or all when none is named. */
export async function readRecipients(
  reader: Reader,
  circleId: string,
  recipientId?: string,
): Promise<Recipient[]> {
  const recipients = await listRecipientsOf(reader, circleId);
  return recipients.filter(({ id }) => recipientId === undefined || id === recipientId);
}

/** Today where it is latest for these people; in the circle's zone when there are none. */
export function latestToday(recipients: readonly Recipient[], circle: Circle, now: Date): string {
  const days = recipients.map(({ timeZone }) => dayIn(timeZone, now)).sort();
  return days.at(-1) ?? dayIn(circle.timeZone, now);
}
