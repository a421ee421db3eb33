import { randomUUID } from 'node:crypto';
import { documentUploadUrl } from '@carecircle/contracts';
import type { ApiInputs } from '@carecircle/contracts/api';
import type { Caller } from './caller';
import { sendWhole } from './send-whole';

/** Puts a small file into the vault, as a browser does: announced, sent in one part, taken in. Gives the document's id. */
export async function addDocument(
  caller: Caller,
  circleId: string,
  { name, kind, bytes }: { name: string; kind: ApiInputs['documents']['addDocument']['kind']; bytes: Buffer },
): Promise<string> {
  const [uploadId, documentId] = [randomUUID(), randomUUID()];
  const file = { uploadId, documentId: null, name, sizeBytes: bytes.length };
  await caller.call('documents', 'startUpload', { circleId, ...file });
  await sendWhole(caller, documentUploadUrl({ circleId, id: uploadId }), bytes);
  const details = { kind, expiresOn: null, renewalOwnerId: null };
  await caller.call('documents', 'addDocument', { circleId, documentId, uploadId, ...details });
  return documentId;
}
