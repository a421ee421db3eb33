import * as z from 'zod';
import { Day, Id, Instant, line } from '../primitives';
import { documentKinds, documentLimits, documentTypes } from './document-choices';

export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

export const DocumentType = z.enum(
  Object.keys(documentTypes) as [keyof typeof documentTypes, ...(keyof typeof documentTypes)[]],
);
export type DocumentType = z.infer<typeof DocumentType>;

/** A file's name and never a path; nothing in it turns the direction of reading, which would hide how it ends. */
export const DocumentName = line(documentLimits.nameLength).refine(
  (name) => !/[/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(name),
  { error: 'name_characters' },
);

/** What members edit of a document. It ends on `expiresOn`, and `renewalOwnerId` sees to a new one. */
export const DocumentDetails = z.strictObject({
  name: DocumentName,
  kind: DocumentKind,
  expiresOn: Day.nullable(),
  renewalOwnerId: Id.nullable(),
});
export type DocumentDetails = z.infer<typeof DocumentDetails>;

/** The file that a version is made of. */
const fileShape = {
  contentType: DocumentType,
  sizeBytes: z.int().positive(),
  uploadedBy: Id,
  uploadedAt: Instant,
};

/** A document with its newest version. */
export const Document = z.object({
  id: Id,
  circleId: Id,
  ...DocumentDetails.shape,
  name: z.string(),
  version: z.int().positive(),
  ...fileShape,
  updatedAt: Instant,
});
export type Document = z.infer<typeof Document>;

export const DocumentVersion = z.object({ version: z.int().positive(), ...fileShape });
export type DocumentVersion = z.infer<typeof DocumentVersion>;

/** A file that is on its way; of a document that is there already when `documentId` names one. */
export const DocumentUpload = z.object({
  id: Id,
  documentId: Id.nullable(),
  name: z.string(),
  sizeBytes: z.int().positive(),
  startedAt: Instant,
});
export type DocumentUpload = z.infer<typeof DocumentUpload>;
