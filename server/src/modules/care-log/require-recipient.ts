import type { Recipient } from '@carecircle/contracts';
import type { Reader } from '../../database/database';
import { refuse } from '../../spine/refuse';
import { dayIn } from '../circle-days';
import { findRecipient } from '../circles/recipient-rows';

/** The person whom the circle cares for; another one is refused at the field. */
export async function requireRecipient(
  reader: Reader,
  circleId: string,
  recipientId: string,
): Promise<Recipient> {
  const recipient = await findRecipient(reader, circleId, recipientId);
  if (recipient) return recipient;
  throw refuse('INVALID_INPUT', {
    message: 'The circle does not care for this person.',
    fields: [{ path: 'recipientId', code: 'not_a_recipient' }],
  });
}

/** Refuses, at its field, a day that has not come where the person is (CARE-1). */
export function requirePastDay({ timeZone }: Recipient, day: string, now: Date): void {
  if (day <= dayIn(timeZone, now)) return;
  throw refuse('INVALID_INPUT', {
    message: 'This day has not come yet.',
    fields: [{ path: 'day', code: 'day_in_future' }],
  });
}
