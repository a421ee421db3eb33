import { eq } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { documentVersions } from './documents.tables';

/** The files of all versions of a circle's documents. */
export function listFiles(reader: Reader, circleId: string) {
  return reader
    .select({ fileId: documentVersions.fileId, sizeBytes: documentVersions.sizeBytes })
    .from(documentVersions)
    .where(eq(documentVersions.circleId, circleId));
}
