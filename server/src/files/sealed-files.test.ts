import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderFileStore } from './folder-file-store';
import type { FileStore } from './file-store';
import { createMemoryFileStore } from './memory-file-store';
import { chunkBytes, keyOfFile, sealedChunkBytes, type SealedFile } from './sealed-chunk';
import { readBytes, receivedBytes, receivePart } from './sealed-files';

let folder: string;
const stores: Record<'folder' | 'memory', FileStore> = { memory: createMemoryFileStore() } as never;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  stores.folder = createFolderFileStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function newFile(sizeBytes: number): SealedFile {
  const place = { circleId: randomUUID(), fileId: randomUUID() };
  return { place, sizeBytes, key: keyOfFile(randomBytes(32), place) };
}

async function* parts(...bytes: Buffer[]) {
  yield* bytes;
}

describe.each(['folder', 'memory'] as const)('VAULT-1 a file in a %s', (kind) => {
  it.each([1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes, 200_000])(
    'of %i bytes is the same when it is read, whole or in part',
    async (sizeBytes) => {
      const [store, file, bytes] = [stores[kind], newFile(sizeBytes), randomBytes(sizeBytes)];
      expect(await receivedBytes(store, file)).toBe(0);
      const half = Math.floor(sizeBytes / 2);
      expect(await receivePart(store, file, parts(bytes.subarray(0, half), bytes.subarray(half)))).toBe(
        sizeBytes,
      );
      expect((await readBytes(store, file, 0, sizeBytes)).equals(bytes)).toBe(true);
      expect((await readBytes(store, file, half, sizeBytes)).equals(bytes.subarray(half))).toBe(true);
    },
  );

  it('keeps whole chunks of a part that was cut off, and goes on from there', async () => {
    const [store, file, bytes] = [stores[kind], newFile(200_000), randomBytes(200_000)];
    expect(await receivePart(store, file, parts(bytes.subarray(0, 100_000)))).toBe(chunkBytes);
    expect(await receivePart(store, file, parts(bytes.subarray(chunkBytes)))).toBe(200_000);
    expect((await readBytes(store, file, 0, 200_000)).equals(bytes)).toBe(true);
  });

  it('goes over a chunk that a killed process left half written', async () => {
    const [store, file, bytes] = [stores[kind], newFile(200_000), randomBytes(200_000)];
    await store.append(file.place, 0, parts(randomBytes(1_000)));
    expect(await receivedBytes(store, file)).toBe(0);
    expect(await receivePart(store, file, parts(bytes))).toBe(200_000);
    expect((await readBytes(store, file, 0, 200_000)).equals(bytes)).toBe(true);
  });

  it('is not read when chunks change places, are cut away or belong to another file', async () => {
    const [store, file, bytes] = [stores[kind], newFile(2 * chunkBytes), randomBytes(2 * chunkBytes)];
    await receivePart(store, file, parts(bytes));
    const first = await store.read(file.place, 0, sealedChunkBytes);
    const second = await store.read(file.place, sealedChunkBytes, 2 * sealedChunkBytes);
    await store.append(file.place, 0, parts(second, first));
    await expect(readBytes(store, file, 0, 10)).rejects.toThrow();
    await store.append(file.place, 0, parts(first));
    await expect(readBytes(store, { ...file, sizeBytes: chunkBytes }, 0, 10)).rejects.toThrow();
    const other = newFile(2 * chunkBytes);
    await store.append(other.place, 0, parts(first, second));
    await expect(readBytes(store, { ...other, key: file.key }, 0, 10)).rejects.toThrow();
  });

  it('is gone when it is removed, alone or with its circle', async () => {
    const [store, file] = [stores[kind], newFile(10)];
    await receivePart(store, file, parts(randomBytes(10)));
    await store.remove(file.place);
    await store.remove(file.place);
    expect(await store.sizeOf(file.place)).toBe(0);
    await receivePart(store, file, parts(randomBytes(10)));
    await store.removeCircle(file.place.circleId);
    expect(await store.sizeOf(file.place)).toBe(0);
  });
});

it('VAULT-1 on a full disk the file is refused as DISK_FULL, and nothing of it stays', async () => {
  const file = newFile(200_000);
  const full = async function* () {
    yield randomBytes(sealedChunkBytes);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  await expect(stores.folder.append(file.place, 0, full())).rejects.toMatchObject({ code: 'DISK_FULL' });
  expect(await stores.folder.sizeOf(file.place)).toBe(0);
  expect(await readdir(path.join(folder, file.place.circleId))).toEqual([]);
});
