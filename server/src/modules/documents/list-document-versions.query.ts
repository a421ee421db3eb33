import { documentLimits } from '@carecircle/contracts';
import { apiContract } from '@carecircle/contracts/api';
import { and, desc, eq } from 'drizzle-orm';
import { defineQuery } from '../../spine/define-query';
import { readDocument, versionOf } from './document-rows';
import { documentVersions } from './documents.tables';

export const listDocumentVersions = defineQuery(
  apiContract.documents.listDocumentVersions,
  async ({ db, input, circle }) => {
    const document = await readDocument(db, circle.id, input.documentId);
    const rows = await db
      .select()
      .from(documentVersions)
      .where(and(eq(documentVersions.circleId, circle.id), eq(documentVersions.documentId, document.id)))
      .orderBy(desc(documentVersions.version))
      .limit(documentLimits.versions);
    return rows.map(versionOf);
  },
);
