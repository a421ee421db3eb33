import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { listRecipientsOf } from '../circles';

/** Refuses, at their place, people whom the circle does not care for. */
export async function requireRecipients(
  tx: Transaction,
  circleId: string,
  recipientIds: readonly string[] = [],
): Promise<void> {
  if (recipientIds.length === 0) return;
  const own = new Set((await listRecipientsOf(tx, circleId)).map(({ id }) => id));
  const fields = recipientIds.flatMap((id, index) =>
    own.has(id) ? [] : [{ path: `recipientIds.${index}`, code: 'not_a_recipient' }],
  );
  if (fields.length === 0) return;
  throw refuse('INVALID_INPUT', { message: 'The circle does not care for this person.', fields });
}
