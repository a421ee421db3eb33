import { randomBytes, randomUUID } from 'node:crypto';
import { healthImportUrl, wearableLimits, type WearableDevice } from '@carecircle/contracts';
import type { InputFor } from './call-operation';
import type { TestServer } from './start-test-server';
import type { TestPerson } from './test-person';

type Facts = Partial<InputFor<'wearables.addDevice'>>;

/** Devices and files of a circle, as screens bring them in. */
export function wearableFixture(server: TestServer, circleId: string) {
  const add = async (person: TestPerson, wearerId: string, facts: Facts = {}): Promise<WearableDevice> =>
    person.call('wearables.addDevice', {
      ...{ circleId, deviceId: randomUUID(), wearerId, type: 'apple_watch', name: 'Apple Watch' },
      metrics: ['heartRate', 'steps', 'sleep', 'calories', 'fallDetection', 'bloodOxygen', 'temperature'],
      deviceNumber: null,
      ...facts,
    });
  return {
    add,
    /** A connected device. */
    async connect(person: TestPerson, wearerId: string, facts: Facts = {}): Promise<WearableDevice> {
      const { id: deviceId } = await add(person, wearerId, facts);
      return person.call('wearables.connectDevice', { circleId, deviceId });
    },
    /** A secret with which the device may send. */
    async token(person: TestPerson, deviceId: string): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await person.call('wearables.renewDeviceToken', { circleId, deviceId, token });
      return token;
    },
    /** What a device sends by itself; gives status and answer. */
    async send(token: string, body: object): Promise<{ status: number; answer: Record<string, unknown> }> {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/health/readings',
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      });
      return { status: response.statusCode, answer: response.json<Record<string, unknown>>() };
    },
    /** Announces a file, sends it in parts, and has it read to its end. */
    async bring(person: TestPerson, deviceId: string, bytes: Buffer, name = 'export.zip') {
      const importId = randomUUID();
      const sizeBytes = bytes.length;
      const started = { circleId, importId, deviceId, name, sizeBytes };
      const { wearerId } = await person.call('wearables.startHealthImport', started);
      const url = `${await server.url()}${healthImportUrl({ circleId, id: importId })}`;
      for (let at = 0; at < sizeBytes; at += wearableLimits.partBytes) {
        const headers = {
          ...{ cookie: person.cookie, 'tus-resumable': '1.0.0', 'upload-offset': String(at) },
          'content-type': 'application/offset+octet-stream',
        };
        const body = new Uint8Array(bytes.subarray(at, at + wearableLimits.partBytes));
        const answer = await fetch(url, { method: 'PATCH', headers, body });
        if (answer.status !== 204) throw new Error(`Part at ${at}: ${answer.status} ${await answer.text()}`);
      }
      await person.call('wearables.readHealthImport', { circleId, importId });
      const find = async () =>
        (await person.call('wearables.listHealthImports', { circleId, wearerId })).find(
          ({ id }) => id === importId,
        );
      return { importId, find };
    },
  };
}
