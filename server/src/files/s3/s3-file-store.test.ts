import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasSwift, startSwift, type SwiftServer } from '../../testing/partners/swift-server';
import type { FileStore } from '../file-store';
import { readBytes, readFile, receivedBytes, receivePart } from '../sealed-files';
import { keyOfFile, sealedChunkBytes } from '../sealed-chunk';
import { openS3 } from './open-s3';

let swift: SwiftServer | undefined;
let store: FileStore;
beforeAll(async () => {
  if (!hasSwift) return;
  swift = await startSwift();
  store = await openS3(swiftOptions());
  // Four programs of Python start slowly on a busy machine.
}, 180_000);
afterAll(() => swift?.stop());

function swiftOptions() {
  if (!swift) throw new Error('Swift does not run.');
  return swift.options;
}

const circleId = randomUUID();
const newFile = (sizeBytes: number) => {
  const place = { circleId, fileId: randomUUID() };
  return { place, sizeBytes, key: keyOfFile(randomBytes(32), place) };
};

async function* inPieces(bytes: Buffer, cutAt = bytes.length) {
  for (let at = 0; at < cutAt; at += 50_000) yield bytes.subarray(at, Math.min(at + 50_000, cutAt));
  if (cutAt < bytes.length) throw new Error('the line broke');
}

describe.runIf(hasSwift)('VAULT-1 files in a bucket of a real server with the interface of S3', () => {
  it('VAULT-1 come back as they were, whole and in any range', async () => {
    const bytes = randomBytes(9_000_000);
    const file = newFile(bytes.length);
    expect(await receivePart(store, file, inPieces(bytes))).toBe(bytes.length);
    const parts: Buffer[] = [];
    for await (const part of readFile(store, file)) parts.push(part);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
    const across = 64 * 64 * 1024;
    const range = await readBytes(store, file, across - 10, across + 10);
    expect(range.equals(bytes.subarray(across - 10, across + 10))).toBe(true);
  });

  it('VAULT-1 go on where the line broke, part by part, and nothing that came is lost', async () => {
    const bytes = randomBytes(6_000_000);
    const file = newFile(bytes.length);
    await expect(receivePart(store, file, inPieces(bytes, 5_000_000))).rejects.toThrow('the line broke');
    const came = await receivedBytes(store, file);
    expect(came).toBeGreaterThan(4_900_000);
    expect(came % (64 * 1024)).toBe(0);
    expect(await receivePart(store, file, inPieces(bytes.subarray(came)))).toBe(bytes.length);
    expect((await readBytes(store, file, 0, bytes.length)).equals(bytes)).toBe(true);
  });

  it('VAULT-1 a part that is sent again takes the place of what stood there', async () => {
    const place = { circleId, fileId: randomUUID() };
    const [first, second] = [randomBytes(3 * sealedChunkBytes), randomBytes(sealedChunkBytes)];
    await store.append(place, 0, inPieces(first));
    await store.append(place, sealedChunkBytes, inPieces(second));
    expect(await store.sizeOf(place)).toBe(2 * sealedChunkBytes);
    const whole = Buffer.concat([first.subarray(0, sealedChunkBytes), second]);
    expect((await store.read(place, 0, 10 * sealedChunkBytes)).equals(whole)).toBe(true);
  });

  it('VAULT-1 rest sealed, and go alone or with their circle', async () => {
    const [one, other] = [newFile(70_000), newFile(70_000)];
    const text = Buffer.from('power of attorney '.repeat(4000)).subarray(0, 70_000);
    for (const file of [one, other]) await receivePart(store, file, inPieces(text));
    expect((await store.read(one.place, 0, 200_000)).includes('attorney')).toBe(false);
    await store.remove(one.place);
    expect(await store.sizeOf(one.place)).toBe(0);
    expect(await receivedBytes(store, other)).toBe(70_000);
    await store.removeCircle(circleId);
    expect(await store.sizeOf(other.place)).toBe(0);
    expect(await store.sizeOf(newFile(1).place)).toBe(0);
  });

  it('VAULT-1 a wrong key is an error, not a missing file', async () => {
    const thief = await openS3({ ...swiftOptions(), secretAccessKey: 'guess' });
    await expect(thief.sizeOf(newFile(1).place)).rejects.toThrow(/signature|denied/i);
  });
});

it.runIf(hasSwift)(
  'VAULT-1 a server that is away is asked again, then its caller is told to try later, and what came stays',
  async () => {
    const file = newFile(200_000);
    const bytes = randomBytes(200_000);
    await receivePart(store, file, inPieces(bytes));
    const away = await openS3({ ...swiftOptions(), endpoint: 'http://127.0.0.1:9' });
    const refused = { code: 'UNAVAILABLE', status: 503 };
    await expect(receivePart(away, file, inPieces(bytes))).rejects.toMatchObject(refused);
    await expect(away.sizeOf(file.place)).rejects.toMatchObject(refused);
    expect((await readBytes(store, file, 0, bytes.length)).equals(bytes)).toBe(true);
  },
);
