import { can } from '@carecircle/permissions';
import { findMember } from '../../access/find-member';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';

/** Whoever sees to a document's renewal is in the circle and may see it. */
export async function requireRenewalOwner(
  tx: Transaction,
  circleId: string,
  memberId: string | null,
): Promise<void> {
  if (memberId === null) return;
  const member = await findMember(tx, circleId, memberId);
  if (member && can(member, 'document:view')) return;
  throw refuse('NOT_FOUND', { message: 'There is nobody of that name who may see documents.' });
}
