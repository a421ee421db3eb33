import type { DocumentType } from '@carecircle/contracts';
import { readBytes } from '../../files/sealed-files';
import { sniffDocument } from '../../files/sniff-document';
import { checkContent, readWholeUpload } from '../../files/uploads/read-whole-upload';
import type { Refusal } from '../../refuse';
import { documentUploads } from './documents.tables';

/** What a file is by its content, or why it is not taken. */
export type CheckedUpload = { contentType: DocumentType } | { refusal: Refusal };

/** Reads a file that has come: a transaction would be held up by it. */
export async function checkUpload(asked: Parameters<typeof readWholeUpload>[0]): Promise<CheckedUpload> {
  const upload = await readWholeUpload(asked, documentUploads);
  if ('refusal' in upload) return upload;
  const { services } = asked;
  const { file } = upload;
  const checked = await checkContent(services, file, () =>
    sniffDocument((from, to) => readBytes(services.files, file, from, to)),
  );
  return 'refusal' in checked ? checked : { contentType: checked.found };
}
