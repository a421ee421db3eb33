import { uploadLimits } from '@carecircle/contracts';
import type { TestServer } from './start-test-server';
import type { TestPerson } from './test-person';

interface Place {
  circleId: string;
  id: string;
}

/** Sends the parts of announced files as a browser does (tus 1.0). */
export function createPartSender(server: TestServer, urlOf: (place: Place) => string) {
  const sendPart = async (person: TestPerson, place: Place, offset: number, bytes: Buffer) =>
    fetch(`${await server.url()}${urlOf(place)}`, {
      method: 'PATCH',
      headers: {
        cookie: person.cookie,
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    });
  const offsetOf = async (person: TestPerson, place: Place) => {
    const headers = { cookie: person.cookie, 'tus-resumable': '1.0.0' };
    const answer = await fetch(`${await server.url()}${urlOf(place)}`, { method: 'HEAD', headers });
    return answer.ok ? Number(answer.headers.get('upload-offset')) : answer.status;
  };
  const sendAll = async (person: TestPerson, place: Place, bytes: Buffer) => {
    const { partBytes } = uploadLimits;
    for (let at = 0; at < bytes.length; at += partBytes) {
      const answer = await sendPart(person, place, at, bytes.subarray(at, at + partBytes));
      if (answer.status !== 204) throw new Error(`Part at ${at}: ${answer.status} ${await answer.text()}`);
    }
  };
  return { sendPart, offsetOf, sendAll };
}
