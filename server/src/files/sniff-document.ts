import type { DocumentType } from '@carecircle/contracts';
import { fileTypeFromBuffer } from 'file-type';

/** Reads bytes `from` to `to` of a file. */
export type ReadAt = (from: number, to: number) => Promise<Buffer>;

const headBytes = 256 * 1024;
const named = Buffer.from('WordDocument', 'utf16le');

/**
 * What a file is by its bytes, whatever its name says; null for all that the vault does not take. Texts, pages and drawings with scripts
 * have no mark of their own and are none of these (VAULT-1).
 */
export async function sniffDocument(readAt: ReadAt): Promise<DocumentType | null> {
  const head = await readAt(0, headBytes);
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const mime = found?.mime as string | undefined;
  if (mime === 'application/x-cfb') return (await isWord(head, readAt)) ? 'application/msword' : null;
  return mime !== undefined && isTaken(mime) ? mime : null;
}

const taken: readonly DocumentType[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

function isTaken(mime: string): mime is DocumentType {
  return (taken as readonly string[]).includes(mime);
}

/** Older programs of an office share one container: the first sector of its directory names what is in it (MS-CFB, 2.2 and 2.6). */
async function isWord(head: Buffer, readAt: ReadAt): Promise<boolean> {
  if (head.length < 512) return false;
  const shift = head.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;
  const at = (head.readUInt32LE(48) + 1) * 2 ** shift;
  return (await readAt(at, at + 2 ** shift * 2)).includes(named);
}
