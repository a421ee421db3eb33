import type { Document, DocumentVersion } from '@carecircle/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database';
import { refuse } from '../../refuse';
import { documents, type DocumentRow, type DocumentVersionRow } from './documents.tables';

export function documentOf({ deletedAt, uploadedAt, updatedAt, ...row }: DocumentRow): Document {
  return { ...row, uploadedAt: uploadedAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export function versionOf(row: DocumentVersionRow): DocumentVersion {
  const { version, contentType, sizeBytes, uploadedBy } = row;
  return { version, contentType, sizeBytes, uploadedBy, uploadedAt: row.uploadedAt.toISOString() };
}

/** @throws NOT_FOUND when the circle has none or it was deleted. */
export async function readDocument(reader: Reader, circleId: string, id: string): Promise<DocumentRow> {
  const isPresent = and(isDocument(circleId, id), isNull(documents.deletedAt));
  const [row] = await reader.select().from(documents).where(isPresent);
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such document.' });
  return row;
}

/** The document, held until the transaction ends; NOT_FOUND when the circle has none or it was deleted. */
export async function lockDocument(tx: Transaction, circleId: string, id: string): Promise<DocumentRow> {
  const row = await lockDocumentEvenDeleted(tx, circleId, id);
  if (row.deletedAt) throw refuse('NOT_FOUND', { message: 'This document was deleted.' });
  return row;
}

export async function lockDocumentEvenDeleted(
  tx: Transaction,
  circleId: string,
  id: string,
): Promise<DocumentRow> {
  const [row] = await tx.select().from(documents).where(isDocument(circleId, id)).for('no key update');
  if (!row) throw refuse('NOT_FOUND', { message: 'There is no such document.' });
  return row;
}

export async function changeDocument(
  tx: Transaction,
  row: DocumentRow,
  changes: Partial<DocumentRow>,
): Promise<DocumentRow> {
  await tx.update(documents).set(changes).where(isDocument(row.circleId, row.id));
  return { ...row, ...changes };
}

export function isDocument(circleId: string, id: string) {
  return and(eq(documents.circleId, circleId), eq(documents.id, id));
}
