import type { S3Client } from '@aws-sdk/client-s3';
import { refuse } from '../../refuse';
import type { FilePlace, FileStore } from '../file-store';
import { sealedChunkBytes } from '../sealed-chunk';
import { createObjects, type Objects } from './s3-objects';

export interface S3Options {
  /** Of a server that is not Amazon's; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** 4 MiB of a file: what an upload holds in memory, and what is written again where it was cut off. */
const partBytes = 64 * sealedChunkBytes;
/** 1 MiB: read at a time, for chunks are asked for one after the other. */
const windowBytes = 16 * sealedChunkBytes;
const mostWindows = 8;

/**
 * Files in a bucket. An object can't grow, so a file is a row of objects of 4 MiB, each written whole: a part stands there or it does
 * not, and what was acknowledged is never rewritten from the outside. A store that is out of reach is asked again by the client library,
 * then UNAVAILABLE tells the sender to try later.
 */
export function createS3FileStore(client: S3Client, bucket: string): FileStore {
  const objects = createObjects(client, bucket);
  const windows = new Map<string, Buffer>();

  const forget = (prefix: string) => {
    for (const key of windows.keys()) if (key.startsWith(prefix)) windows.delete(key);
  };
  const readWindow = async (key: string, from: number): Promise<Buffer> => {
    const name = `${key} ${from}`;
    const known = windows.get(name);
    if (known) return known;
    const bytes = await objects.read(key, from, from + windowBytes);
    // A short one may be of a part that still grows.
    if (bytes.length === windowBytes) windows.set(name, bytes);
    if (windows.size > mostWindows) windows.delete(windows.keys().next().value as string);
    return bytes;
  };

  return {
    sizeOf: (place) => orUnavailable(async () => sizeIn(await objects.list(folderOf(place)))),
    append: (place, at, pieces) =>
      orUnavailable(async () => {
        forget(folderOf(place));
        await appendParts(objects, place, { at, pieces });
      }),
    read: (place, from, to) =>
      orUnavailable(async () => {
        const found: Buffer[] = [];
        for (let at = from; at < to;) {
          const inPart = at % partBytes;
          const start = inPart - (inPart % windowBytes);
          const window = await readWindow(keyOf(place, Math.floor(at / partBytes)), start);
          const bytes = window.subarray(inPart - start, inPart - start + to - at);
          if (bytes.length === 0) break;
          found.push(bytes);
          at += bytes.length;
        }
        return Buffer.concat(found);
      }),
    // What the server of the bucket has answered for rests there.
    flush: async () => undefined,
    remove: (place) =>
      orUnavailable(async () => {
        forget(folderOf(place));
        await objects.removeAll(folderOf(place));
      }),
    removeCircle: (circleId) =>
      orUnavailable(async () => {
        forget(`${circleId}/`);
        await objects.removeAll(`${circleId}/`);
      }),
  };
}

interface Part {
  index: number;
  bytes: number;
}

/** Writes what comes from `at` on, part by part; holds one part in memory. What had come whole stays where a stream breaks off. */
async function appendParts(
  objects: Objects,
  place: FilePlace,
  { at, pieces }: { at: number; pieces: AsyncIterable<Buffer> },
): Promise<void> {
  let index = Math.floor(at / partBytes);
  const kept = at % partBytes;
  for (const part of partsIn(await objects.list(folderOf(place))))
    if (part.index > index || (part.index === index && kept === 0))
      await objects.remove(keyOf(place, part.index));
  let waiting = kept > 0 ? await objects.read(keyOf(place, index), 0, kept) : Buffer.alloc(0);
  const write = async () => {
    if (waiting.length > 0) await objects.write(keyOf(place, index), waiting);
  };
  try {
    for await (const piece of pieces) {
      waiting = Buffer.concat([waiting, piece]);
      if (waiting.length < partBytes) continue;
      const rest = waiting.subarray(partBytes);
      waiting = waiting.subarray(0, partBytes);
      await write();
      index += 1;
      waiting = Buffer.from(rest);
    }
  } catch (error) {
    await write();
    throw error;
  }
  await write();
}

/** Bytes that stand there without a hole. */
function sizeIn(listed: readonly { key: string; bytes: number }[]): number {
  let size = 0;
  for (const { index, bytes } of partsIn(listed)) {
    if (index * partBytes !== size) break;
    size += bytes;
  }
  return size;
}

/** Names end with the part's number, in so many digits that names and numbers have one order. */
function partsIn(listed: readonly { key: string; bytes: number }[]): Part[] {
  return listed
    .map(({ key, bytes }) => ({ index: Number(key.slice(key.lastIndexOf('/') + 1)), bytes }))
    .sort((one, other) => one.index - other.index);
}

function folderOf({ circleId, fileId }: FilePlace): string {
  return `${circleId}/${fileId}/`;
}

function keyOf(place: FilePlace, index: number): string {
  return `${folderOf(place)}${String(index).padStart(6, '0')}`;
}

/** What the bucket's server does not answer, or answers with a fault of its own, is worth another try later. */
async function orUnavailable<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { $metadata, $fault, code } = error as {
      $metadata?: { httpStatusCode?: number };
      $fault?: string;
      code?: string;
    };
    const status = $metadata?.httpStatusCode ?? 0;
    const isTheirs =
      $fault === 'server' ||
      status >= 500 ||
      status === 429 ||
      (code !== undefined && /^E[A-Z]+$/.test(code));
    const isTimeout = error instanceof Error && /Timeout/.test(error.name);
    if (!isTheirs && !isTimeout) throw error;
    throw refuse('UNAVAILABLE', {
      message: 'The file store is out of reach right now.',
      retryAfterSeconds: 5,
    });
  }
}
