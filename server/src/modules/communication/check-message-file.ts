import type { MessageFileKind } from '@carecircle/contracts';
import { readBytes } from '../../files/sealed-files';
import { checkContent, readWholeUpload } from '../../files/uploads/read-whole-upload';
import type { Refusal } from '../../refuse';
import { messageUploads } from './messages.tables';
import { sniffMessageFile, type SniffedFile } from './sniff-message-file';

/** What a file is by its content, or why it is not taken. */
export type CheckedFile = { sniffed: SniffedFile } | { refusal: Refusal };

type Asked = Parameters<typeof readWholeUpload>[0] & { input: { kind: MessageFileKind } };

/** Reads a file that has come: a transaction would be held up by it. */
export async function checkMessageFile(asked: Asked): Promise<CheckedFile> {
  const upload = await readWholeUpload(asked, messageUploads);
  if ('refusal' in upload) return upload;
  const { services, input } = asked;
  const { file } = upload;
  const readAt = (from: number, to: number) => readBytes(services.files, file, from, to);
  const checked = await checkContent(services, file, () =>
    sniffMessageFile[input.kind]({ sizeBytes: file.sizeBytes, readAt }),
  );
  return 'refusal' in checked ? checked : { sniffed: checked.found };
}
