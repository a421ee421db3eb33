import { randomUUID } from 'node:crypto';
import { documentUploadUrl } from '@carecircle/contracts';
import type { ApiInputs } from '@carecircle/contracts/api';
import type { Caller } from './caller';

/** Puts a small file into the vault, as a browser does: announced, sent in one part, taken in. Gives the document's id. */
export async function addDocument(
  { call, origin, cookie }: Caller,
  circleId: string,
  { name, kind, bytes }: { name: string; kind: ApiInputs['documents']['addDocument']['kind']; bytes: Buffer },
): Promise<string> {
  const [uploadId, documentId] = [randomUUID(), randomUUID()];
  const file = { uploadId, documentId: null, name, sizeBytes: bytes.length };
  await call('documents', 'startUpload', { circleId, ...file });
  const answer = await fetch(`${origin}${documentUploadUrl({ circleId, id: uploadId })}`, {
    method: 'PATCH',
    headers: {
      ...{ cookie, origin, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
  if (!answer.ok) throw new Error(`Upload: ${answer.status} ${await answer.text()}`);
  const details = { kind, expiresOn: null, renewalOwnerId: null };
  await call('documents', 'addDocument', { circleId, documentId, uploadId, ...details });
  return documentId;
}
