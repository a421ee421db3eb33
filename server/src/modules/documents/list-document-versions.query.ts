import { documentLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { refuse } from '../../refuse';
import { defineQuery } from '../../spine/define-query';
import { isDocument, versionOf } from './document-rows';
import { documents, documentVersions } from './documents.tables';

export const listDocumentVersions = defineQuery(
  apiContract.documents.listDocumentVersions,
  async ({ db, input, circle }) => {
    const [document] = await db
      .select({ id: documents.id })
      .from(documents)
      .where(and(isDocument(circle.id, input.documentId), isNull(documents.deletedAt)));
    if (!document) throw refuse('NOT_FOUND', { message: 'There is no such document.' });
    const rows = await db
      .select()
      .from(documentVersions)
      .where(and(eq(documentVersions.circleId, circle.id), eq(documentVersions.documentId, document.id)))
      .orderBy(desc(documentVersions.version))
      .limit(documentLimits.versions);
    return rows.map(versionOf);
  },
);
