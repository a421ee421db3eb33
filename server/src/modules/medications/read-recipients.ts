import type { Circle, Member, Recipient } from '@carecircle/contracts';
import { hiddenRecipients } from '@carecircle/permissions';
import type { Reader } from '../../database/database';
import { dayIn } from '../../records/circle-days';
import { listRecipientsOf } from '../circles';

/** Those of a circle's people whom a member's question is about: one, or all who share their medications with the member (PRIV-1). */
export async function readRecipients(
  reader: Reader,
  asker: Member,
  recipientId?: string,
): Promise<Recipient[]> {
  const kept = hiddenRecipients(asker, 'medications');
  const recipients = await listRecipientsOf(reader, asker.circleId);
  return recipients.filter(
    ({ id }) => (recipientId === undefined || id === recipientId) && !kept.includes(id),
  );
}

/** Today where it is latest for these people; in the circle's zone when there are none. */
export function latestToday(recipients: readonly Recipient[], circle: Circle, now: Date): string {
  const days = recipients.map(({ timeZone }) => dayIn(timeZone, now)).sort();
  return days.at(-1) ?? dayIn(circle.timeZone, now);
}
