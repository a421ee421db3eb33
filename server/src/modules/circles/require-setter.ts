import type { Recipient } from '@carecircle/contracts';
import { listMembers } from '../../access/find-member';
import { readCached } from '../../access/sharing/keep-hidden';
import { settersOf } from '../../access/sharing/hidden-from';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';

/**
 * Where a person keeps something to themselves, only who sets that may say who decides for them: nobody else could else make
 * themselves the one who sees it (PRIV-1).
 */
export async function requireSetter(
  tx: Transaction,
  { circleId, id }: Recipient,
  actorId: string,
): Promise<void> {
  const person = (await readCached(tx, circleId)).find(({ recipientId }) => recipientId === id);
  if (!person || (person.kept.length === 0 && !person.isWithdrawn)) return;
  if (settersOf(person, await listMembers(tx, circleId, ['active'])).includes(actorId)) return;
  throw refuse('NOT_ALLOWED', { message: 'Only who decides for this person may change that.' });
}
