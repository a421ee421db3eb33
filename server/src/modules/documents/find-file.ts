import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { documents, documentVersions } from './documents.tables';

export interface WantedFile {
  circleId: string;
  documentId: string;
  version: number;
}

/** The file of a version, with its document's name; null for what is deleted or never was. */
export async function findFile(reader: Reader, { circleId, documentId, version }: WantedFile) {
  const [row] = await reader
    .select({
      name: documents.name,
      fileId: documentVersions.fileId,
      contentType: documentVersions.contentType,
      sizeBytes: documentVersions.sizeBytes,
    })
    .from(documentVersions)
    .innerJoin(
      documents,
      and(eq(documents.circleId, documentVersions.circleId), eq(documents.id, documentVersions.documentId)),
    )
    .where(
      and(
        eq(documentVersions.circleId, circleId),
        eq(documentVersions.documentId, documentId),
        eq(documentVersions.version, version),
        isNull(documents.deletedAt),
      ),
    );
  return row ?? null;
}
