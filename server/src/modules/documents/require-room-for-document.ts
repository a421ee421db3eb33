import { circleLimits, documentLimits } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { requireRoomFor } from '../../records/require-room-for';
import { lockDocument } from './document-rows';
import { documents, documentVersions } from './documents.tables';

/** Refuses one document more than a circle can have, or one version more of the one that is named. */
export async function requireRoomForDocument(
  tx: Transaction,
  circleId: string,
  documentId: string | null,
): Promise<void> {
  if (documentId === null) {
    const present = and(eq(documents.circleId, circleId), isNull(documents.deletedAt));
    return requireRoomFor(tx, documents, present, { of: circleId, most: circleLimits.documents });
  }
  await lockDocument(tx, circleId, documentId);
  const ofDocument = and(
    eq(documentVersions.circleId, circleId),
    eq(documentVersions.documentId, documentId),
  );
  await requireRoomFor(tx, documentVersions, ofDocument, { of: documentId, most: documentLimits.versions });
}
