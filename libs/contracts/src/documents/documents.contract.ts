import * as z from 'zod';
import { command, edit, query } from '../api/operation';
import { listLimits } from '../circles/circle-limits';
import { Cursor, Id, PageLimit, freeText } from '../primitives';
import { Document, DocumentDetails, DocumentName, DocumentUpload, DocumentVersion } from './document';
import { documentFilters, documentLimits } from './document-choices';

const area = 'documents';
const document = { documentId: Id };
const upload = { uploadId: Id };

export const documentsContract = {
  listDocuments: query({
    area,
    name: 'listDocuments',
    summary: 'Documents of the vault, newest first',
    scope: 'circle',
    action: 'document:view',
    input: {
      filter: z.enum(documentFilters).default('all'),
      search: freeText(120).optional(),
      cursor: Cursor.optional(),
      limit: PageLimit,
    },
    output: z.object({ documents: z.array(Document).max(listLimits.page), nextCursor: Cursor.nullable() }),
  }),
  getDocument: query({
    area,
    name: 'getDocument',
    summary: 'One document of the vault',
    scope: 'circle',
    action: 'document:view',
    input: document,
    output: Document,
  }),
  listDocumentVersions: query({
    area,
    name: 'listDocumentVersions',
    summary: 'Versions of a document, newest first',
    scope: 'circle',
    action: 'document:view',
    input: document,
    output: z.array(DocumentVersion).max(documentLimits.versions),
  }),
  getDocumentStorage: query({
    area,
    name: 'getDocumentStorage',
    summary:
      'Bytes that the files of the circle take and may take (null without a limit), and whether they are scanned for viruses',
    scope: 'circle',
    action: 'document:view',
    input: {},
    output: z.object({ usedBytes: z.int(), mostBytes: z.int().nullable(), isScanned: z.boolean() }),
  }),
  listUploads: query({
    area,
    name: 'listUploads',
    summary: "The member's own uploads that are not finished",
    scope: 'circle',
    action: 'document:upload',
    input: {},
    output: z.array(DocumentUpload).max(documentLimits.uploads),
  }),
  startUpload: command({
    area,
    name: 'startUpload',
    summary: 'Announce a file; what is too large is refused here. Its bytes follow in parts (tus)',
    scope: 'circle',
    action: 'document:upload',
    input: {
      ...upload,
      documentId: Id.nullable(),
      name: DocumentName,
      sizeBytes: z.int().min(1).max(documentLimits.fileBytes),
    },
    output: DocumentUpload,
  }),
  cancelUpload: command({
    area,
    name: 'cancelUpload',
    summary: 'Give up an upload and its bytes',
    scope: 'circle',
    action: 'document:upload',
    input: upload,
    output: z.object({ uploadId: Id }),
  }),
  addDocument: command({
    area,
    name: 'addDocument',
    summary: 'Make a document of a file that has come whole; its content is checked',
    scope: 'circle',
    action: 'document:upload',
    audit: 'SHARE_DOCUMENT',
    input: { ...document, ...upload, ...DocumentDetails.omit({ name: true }).shape },
    output: Document,
  }),
  addDocumentVersion: command({
    area,
    name: 'addDocumentVersion',
    summary: 'Make the newest version of a document of a file that has come whole; its content is checked',
    scope: 'circle',
    action: 'document:upload',
    audit: 'UPDATE_DOCUMENT',
    input: { ...document, ...upload },
    output: Document,
  }),
  editDocument: command({
    area,
    name: 'editDocument',
    summary: 'Rename a document, or change its kind, its end and who renews it',
    scope: 'circle',
    action: 'document:upload',
    audit: 'UPDATE_DOCUMENT',
    input: { ...document, ...edit(DocumentDetails) },
    output: Document,
  }),
  deleteDocument: command({
    area,
    name: 'deleteDocument',
    summary: 'Hide a document; it can be restored for 30 days',
    scope: 'circle',
    action: 'document:upload',
    audit: 'DELETE_DOCUMENT',
    input: document,
    output: z.object({ documentId: Id }),
  }),
  restoreDocument: command({
    area,
    name: 'restoreDocument',
    summary: 'Bring a deleted document back',
    scope: 'circle',
    action: 'document:upload',
    audit: 'UPDATE_DOCUMENT',
    input: document,
    output: Document,
  }),
};
