import type { FileStore } from './file-store';
import {
  bytesIn,
  chunkBytes,
  lengthOfChunk,
  openChunk,
  sealChunk,
  sealedChunkBytes,
  type SealedFile,
} from './sealed-chunk';

/** How many bytes of a file have come. */
export async function receivedBytes(store: FileStore, { place, sizeBytes }: SealedFile): Promise<number> {
  return bytesIn(await store.sizeOf(place), sizeBytes);
}

/**
 * Seals what comes and writes it behind what has come; gives how many bytes of the file there are now. What does not fill a chunk when
 * the stream ends is left out: its sender goes on from there.
 */
export async function receivePart(
  store: FileStore,
  file: SealedFile,
  stream: AsyncIterable<Buffer>,
): Promise<number> {
  const index = Math.floor((await receivedBytes(store, file)) / chunkBytes);
  await store.append(file.place, index * sealedChunkBytes, sealedChunks(file, index, stream));
  const received = await receivedBytes(store, file);
  // Waiting for the disk after each part would take as long as the line itself.
  if (received === file.sizeBytes) await store.flush(file.place);
  return received;
}

async function* sealedChunks(
  file: SealedFile,
  first: number,
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let index = first;
  let waiting = Buffer.alloc(0);
  for await (const part of stream) {
    waiting = Buffer.concat([waiting, part]);
    for (;;) {
      const length = lengthOfChunk(index, file.sizeBytes);
      if (length === 0 || waiting.length < length) break;
      yield sealChunk(file, index, waiting.subarray(0, length));
      waiting = waiting.subarray(length);
      index += 1;
    }
  }
}

/** Bytes `from` to `to` of a file, the latter not included, opened chunk by chunk. */
export async function* readFile(
  store: FileStore,
  file: SealedFile,
  from = 0,
  to = file.sizeBytes,
): AsyncGenerator<Buffer> {
  for (let index = Math.floor(from / chunkBytes); index * chunkBytes < to; index += 1) {
    const start = index * chunkBytes;
    const sealed = await store.read(
      file.place,
      index * sealedChunkBytes,
      index * sealedChunkBytes + sealedChunkBytes,
    );
    const bytes = openChunk(file, index, sealed);
    yield bytes.subarray(Math.max(0, from - start), to - start);
  }
}

/** The same at once. */
export async function readBytes(
  store: FileStore,
  file: SealedFile,
  from: number,
  to: number,
): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of readFile(store, file, from, Math.min(to, file.sizeBytes))) parts.push(part);
  return Buffer.concat(parts);
}
