import type { Member } from '@carecircle/contracts';
import { can } from '@carecircle/permissions';
import type { Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { readDocument } from '../documents';

/**
 * A receipt is a document that the circle has and that whoever names it may see.
 *
 * @throws NOT_ALLOWED, NOT_FOUND
 */
export async function requireReceipt(
  tx: Transaction,
  actor: Member,
  documentId: string | null,
): Promise<void> {
  if (documentId === null) return;
  if (!can(actor, 'document:view')) throw refuse('NOT_ALLOWED', { message: 'You may not see documents.' });
  await readDocument(tx, actor.circleId, documentId);
}
