import { randomUUID } from 'node:crypto';
import {
  messageFileUrl,
  messageUploadUrl,
  type Message,
  type MessageFileKind,
  type MessageUpload,
} from '@carecircle/contracts';
import { createPartSender } from './send-parts';
import type { TestServer } from './start-test-server';
import type { TestPerson } from './test-person';

interface SentFile {
  bytes: Buffer;
  name: string;
  kind: MessageFileKind;
  recipientId?: string | null;
  peaks?: number[];
  isUrgent?: boolean;
}

/** Sends what messages bring as a browser does. */
export function createFileSender(server: TestServer) {
  const { sendPart, offsetOf, sendAll } = createPartSender(server, messageUploadUrl);
  const start = async (person: TestPerson, circleId: string, file: Omit<MessageUpload, 'id'>) => {
    const uploadId = randomUUID();
    await person.call('communication.startMessageUpload', { circleId, uploadId, ...file });
    return uploadId;
  };
  const upload = async (person: TestPerson, circleId: string, { bytes, name }: Omit<SentFile, 'kind'>) => {
    const id = await start(person, circleId, { name, sizeBytes: bytes.length });
    await sendAll(person, { circleId, id }, bytes);
    return id;
  };
  const send = async (person: TestPerson, circleId: string, file: SentFile): Promise<Message> => {
    const { bytes: _bytes, name: _name, recipientId = null, ...rest } = file;
    const uploadId = await upload(person, circleId, file);
    return person.call('communication.sendFile', {
      ...{ circleId, messageId: randomUUID(), uploadId, recipientId, ...rest },
    });
  };
  const read = async (
    person: TestPerson,
    place: Parameters<typeof messageFileUrl>[0],
    headers: Record<string, string> = {},
  ) =>
    fetch(`${await server.url()}${messageFileUrl(place)}`, {
      headers: { cookie: person.cookie, ...headers },
    });
  return { start, sendPart, offsetOf, upload, send, read };
}
