import type { FieldCrypto } from '../crypto/field-crypto';
import type { Reader } from '../database/database';
import { findSealedFile } from '../files/file-keys';
import type { FileStore } from '../files/file-store';
import { readBytes, receivePart } from '../files/sealed-files';
import { listMessageFiles } from '../modules/communication';
import { listFiles } from '../modules/documents';
import type { TemplateFile } from './template';

interface Place {
  reader: Reader;
  crypto: FieldCrypto;
  files: FileStore;
}

/** The files of all documents and messages of a circle. */
export async function readFiles({ files, ...place }: Place, circleId: string): Promise<TemplateFile[]> {
  const found: TemplateFile[] = [];
  const resting = [
    ...(await listFiles(place.reader, circleId)),
    ...(await listMessageFiles(place.reader, circleId)),
  ];
  for (const { fileId, sizeBytes } of resting) {
    const file = await findSealedFile(place, { circleId, fileId }, sizeBytes);
    if (file)
      found.push({ fileId, content: (await readBytes(files, file, 0, sizeBytes)).toString('base64') });
  }
  return found;
}

/** Seals files with the circle's key, under which they then rest. */
export async function writeFiles(
  { files, ...place }: Place,
  circleId: string,
  contents: readonly TemplateFile[],
): Promise<void> {
  for (const { fileId, content } of contents) {
    const bytes = Buffer.from(content, 'base64');
    const file = await findSealedFile(place, { circleId, fileId }, bytes.length);
    if (file) await receivePart(files, file, once(bytes));
  }
}

async function* once(bytes: Buffer) {
  yield bytes;
}
