import { findOwnUpload, isUpload } from '../../files/uploads/find-own-upload';
import { refuse } from '../../refuse';
import type { UnitOfWork } from '../../spine/context';
import type { CheckedUpload } from './check-upload';
import { documentUploads, documentVersions, type DocumentVersionRow } from './documents.tables';

interface Taking {
  circleId: string;
  personId: string;
  uploadId: string;
  documentId: string;
  /** The document that the upload was announced for; null for a new one. */
  announcedFor: string | null;
  version: number;
  prepared: CheckedUpload;
}

/** Turns an upload that was checked into a version of a document. */
export async function takeUpload(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  { circleId, personId, uploadId, documentId, announcedFor, version, prepared }: Taking,
): Promise<DocumentVersionRow & { name: string }> {
  if ('refusal' in prepared) throw prepared.refusal;
  const upload = await findOwnUpload(tx, documentUploads, { circleId, id: uploadId, personId }, now);
  const [taken] = await tx
    .delete(documentUploads)
    .where(isUpload(documentUploads, circleId, uploadId))
    .returning();
  if (!upload || !taken || taken.documentId !== announcedFor)
    throw refuse('NOT_FOUND', { message: 'There is no such upload.' });
  const row = {
    ...{ circleId, documentId, version, fileId: uploadId },
    ...{ contentType: prepared.contentType, sizeBytes: upload.sizeBytes },
    ...{ uploadedBy: personId, uploadedAt: now },
  };
  await tx.insert(documentVersions).values(row);
  return { ...row, name: upload.name };
}
