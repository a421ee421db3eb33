import { uploadLimits } from '../files/upload-limits';

/** What a document is to the family (VAULT-2). */
export const documentKinds = ['power-of-attorney', 'directive', 'insurance', 'id', 'other'] as const;

/** Tabs above the list: what a file is by its content (VAULT-1). */
export const documentFilters = ['all', 'images', 'pdfs', 'other'] as const;

/** What the vault takes, by the content type that the bytes have, and the ending that names it. */
export const documentTypes = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
} as const;

/** Endings of files that may be chosen. */
export const documentEndings = ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'] as const;

export const documentLimits = {
  ...uploadLimits,
  nameLength: 200,
  /** Of one file. */
  fileBytes: 100 * 1024 * 1024,
  /** Of one document. */
  versions: 50,
  /** Before the end of a document, when whoever renews it is told. */
  reminderDays: [30, 7],
} as const;
