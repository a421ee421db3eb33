import type { Member } from '@carecircle/contracts';
import type { Database } from '../../database/database';
import type { FieldCrypto } from '../../crypto/field-crypto';
import { refuse, type Refusal } from '../../refuse';
import { findSealedFile } from '../file-keys';
import type { FileStore } from '../file-store';
import type { SealedFile } from '../sealed-chunk';
import { readFile, receivedBytes } from '../sealed-files';
import type { VirusScanner } from '../virus-scanner';
import { findOwnUpload } from './find-own-upload';
import type { UploadTable } from './upload-kind';

interface Asked {
  db: Database;
  services: { crypto: FieldCrypto; files: FileStore; scanner: VirusScanner | null };
  actor: Member;
  input: { circleId: string; uploadId: string };
  now: Date;
}

/** A file that was sent, or why it cannot be taken. */
export type WholeUpload = { file: SealedFile; name: string } | { refusal: Refusal };

/** The own upload of whoever asks, once all its bytes are there. */
export async function readWholeUpload(
  { db, services: { crypto, files }, actor, input, now }: Asked,
  table: UploadTable,
): Promise<WholeUpload> {
  const { circleId, uploadId: id } = input;
  const upload = await findOwnUpload(db, table, { circleId, id, personId: actor.id }, now);
  const place = { circleId, fileId: id };
  const file = upload && (await findSealedFile({ reader: db, crypto }, place, upload.sizeBytes));
  if (!upload || !file) return { refusal: refuse('NOT_FOUND', { message: 'There is no such upload.' }) };
  if ((await receivedBytes(files, file)) === file.sizeBytes) return { file, name: upload.name };
  return { refusal: refuse('INVALID_STATE', { message: 'This file has not come whole yet.' }) };
}

/**
 * What the content of an upload is, by `sniff`; null is none of what is taken. What is not taken, or not clean, is let go at once.
 */
export async function checkContent<T>(
  { files, scanner }: { files: FileStore; scanner: VirusScanner | null },
  file: SealedFile,
  sniff: () => Promise<T | null>,
): Promise<{ found: T } | { refusal: Refusal }> {
  const found = await sniff();
  const isClean = found !== null && (scanner ? await scanner.isClean(readFile(files, file)) : true);
  if (found !== null && isClean) return { found };
  await files.remove(file.place);
  return { refusal: found === null ? otherContent() : infected() };
}

function otherContent() {
  const message = 'By its content this is none of the files that are taken here.';
  return refuse('INVALID_INPUT', { message, fields: [{ path: 'uploadId', code: 'file_content' }] });
}

function infected() {
  const message = 'The virus scanner found something in this file.';
  return refuse('INVALID_INPUT', { message, fields: [{ path: 'uploadId', code: 'file_infected' }] });
}
