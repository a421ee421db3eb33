import type { DocumentType } from '@carecircle/contracts';
import type { Member } from '@carecircle/contracts';
import type { Database } from '../../database/database';
import { findSealedFile } from '../../files/file-keys';
import { readBytes, readFile, receivedBytes } from '../../files/sealed-files';
import { sniffDocument } from '../../files/sniff-document';
import { refuse, type Refusal } from '../../refuse';
import type { Services } from '../../spine/services';
import { findOwnUpload } from './upload-rows';

/** What a file is by its content, or why it is not taken. */
export type CheckedUpload = { contentType: DocumentType } | { refusal: Refusal };

interface Asked {
  db: Database;
  services: Services;
  actor: Member;
  input: { circleId: string; uploadId: string };
  now: Date;
}

/** Reads a file that has come: a transaction would be held up by it. What is not taken is let go at once. */
export async function checkUpload({ db, services, actor, input, now }: Asked): Promise<CheckedUpload> {
  const { circleId, uploadId: id } = input;
  const { crypto, files, scanner } = services;
  const upload = await findOwnUpload(db, { circleId, id, personId: actor.id }, now);
  const place = { circleId, fileId: id };
  const file = upload && (await findSealedFile({ reader: db, crypto }, place, upload.sizeBytes));
  if (!file) return { refusal: refuse('NOT_FOUND', { message: 'There is no such upload.' }) };
  if ((await receivedBytes(files, file)) < file.sizeBytes)
    return { refusal: refuse('INVALID_STATE', { message: 'This file has not come whole yet.' }) };
  const contentType = await sniffDocument((from, to) => readBytes(files, file, from, to));
  const isClean = contentType !== null && (scanner ? await scanner.isClean(readFile(files, file)) : true);
  if (contentType && isClean) return { contentType };
  await files.remove(place);
  return { refusal: contentType ? infected() : otherContent() };
}

function otherContent() {
  const message = 'By its content this is none of the files that are taken here.';
  return refuse('INVALID_INPUT', { message, fields: [{ path: 'uploadId', code: 'file_content' }] });
}

function infected() {
  const message = 'The virus scanner found something in this file.';
  return refuse('INVALID_INPUT', { message, fields: [{ path: 'uploadId', code: 'file_infected' }] });
}
