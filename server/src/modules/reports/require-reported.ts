import type { Recipient } from '@carecircle/contracts';
import type { Reader } from '../../database/database';
import { refuse } from '../../refuse';
import { findRecipient } from '../circles';

/** The person of a report; NOT_FOUND when the circle cares for nobody by this id. */
export async function requireReported(
  reader: Reader,
  circleId: string,
  recipientId: string,
): Promise<Recipient> {
  const recipient = await findRecipient(reader, circleId, recipientId);
  if (!recipient) throw refuse('NOT_FOUND', { message: 'There is no such person in care.' });
  return recipient;
}
