import type { DocumentUpload } from '@carecircle/contracts';
import { and, eq, gt } from 'drizzle-orm';
import { documentLimits } from '@carecircle/contracts';
import type { Reader } from '../../database/database';
import { documentUploads, type DocumentUploadRow } from './documents.tables';

export function uploadOf(row: DocumentUploadRow): DocumentUpload {
  const { id, documentId, name, sizeBytes } = row;
  return { id, documentId, name, sizeBytes, startedAt: row.startedAt.toISOString() };
}

/** Until when uploads began that are over by now, finished or not. */
export function overSince(now: Date): Date {
  return new Date(now.getTime() - documentLimits.uploadHours * 3_600_000);
}

/** An upload of this very person; null when there is none, or it has been over for too long. */
export async function findOwnUpload(
  reader: Reader,
  { circleId, id, personId }: { circleId: string; id: string; personId: string },
  now: Date,
): Promise<DocumentUploadRow | null> {
  const [row] = await reader
    .select()
    .from(documentUploads)
    .where(
      and(
        isUpload(circleId, id),
        eq(documentUploads.personId, personId),
        gt(documentUploads.startedAt, overSince(now)),
      ),
    );
  return row ?? null;
}

export function isUpload(circleId: string, id: string) {
  return and(eq(documentUploads.circleId, circleId), eq(documentUploads.id, id));
}
