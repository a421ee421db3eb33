import { documentPaths, type DocumentUpload } from '@carecircle/contracts';
import type { UploadKind } from '../../files/uploads/upload-kind';
import { documentUploads, type DocumentUploadRow } from './documents.tables';

export const uploadsOfDocuments: UploadKind = {
  action: 'document:upload',
  path: documentPaths.uploads,
  table: documentUploads,
};

export function uploadOf(row: DocumentUploadRow): DocumentUpload {
  const { id, documentId, name, sizeBytes } = row;
  return { id, documentId, name, sizeBytes, startedAt: row.startedAt.toISOString() };
}
