import { randomUUID } from 'node:crypto';
import { documentFileUrl, documentUploadUrl, type Document } from '@carecircle/contracts';
import { createPartSender } from './send-parts';
import type { TestServer } from './start-test-server';
import type { TestPerson } from './test-person';

/** A PDF of one empty page. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Sends files as a browser does. */
export function createUploader(server: TestServer) {
  const start = async (
    person: TestPerson,
    circleId: string,
    { name = 'Will.pdf', sizeBytes, documentId = null }: StartedFile,
  ): Promise<string> => {
    const uploadId = randomUUID();
    await person.call('documents.startUpload', { circleId, uploadId, documentId, name, sizeBytes });
    return uploadId;
  };
  const { sendPart, offsetOf, sendAll } = createPartSender(server, documentUploadUrl);
  const send = async (
    person: TestPerson,
    circleId: string,
    bytes: Buffer,
    file: Partial<StartedFile> = {},
  ) => {
    const id = await start(person, circleId, { ...file, sizeBytes: bytes.length });
    await sendAll(person, { circleId, id }, bytes);
    return id;
  };
  const add = async (
    person: TestPerson,
    circleId: string,
    { bytes = pdf, name, ...details }: AddedFile = {},
  ): Promise<Document> => {
    const uploadId = await send(person, circleId, bytes, { name });
    return person.call('documents.addDocument', {
      ...{ circleId, documentId: randomUUID(), uploadId },
      ...{ kind: 'other', expiresOn: null, renewalOwnerId: null, ...details },
    });
  };
  const read = async (
    person: TestPerson,
    place: Parameters<typeof documentFileUrl>[0],
    headers: Record<string, string> = {},
  ) =>
    fetch(`${await server.url()}${documentFileUrl(place)}`, {
      headers: { cookie: person.cookie, ...headers },
    });
  return { start, sendPart, offsetOf, send, add, read };
}

interface StartedFile {
  name?: string;
  sizeBytes: number;
  documentId?: string | null;
}

type AddedFile = { bytes?: Buffer; name?: string } & Partial<
  Pick<Document, 'kind' | 'expiresOn' | 'renewalOwnerId'>
>;
