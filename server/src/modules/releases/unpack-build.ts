import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { releaseLimits } from '@carecircle/contracts';
import { extract, type Header } from 'tar-stream';
import { Refusal, refuse } from '../../refuse';
import { isInside, refuseBuild } from './check-build';

export interface UnpackedBuild {
  files: ReadonlyMap<string, Buffer>;
  /** The archive as it came. */
  archive: Buffer;
}

/**
 * Reads a packed build (tar, gzip) file by file into memory. Nothing is written, so that one which turns out to be cut off, too
 * large or hostile has left nothing behind; both bounds hold while it comes.
 *
 * @throws PAYLOAD_TOO_LARGE, BUILD_REFUSED for a link, a path outside, a file twice, or an archive that ends early.
 */
export async function unpackBuild(body: Readable): Promise<UnpackedBuild> {
  const packed: Buffer[] = [];
  const archive = extract();
  const files = new Map<string, Buffer>();
  const sending = pipeline(
    body,
    bounded(releaseLimits.archiveBytes, (chunk) => packed.push(chunk)),
    createGunzip(),
    bounded(releaseLimits.unpackedBytes),
    archive as unknown as NodeJS.WritableStream,
  );
  // What goes wrong there ends the reading below, which tells it.
  sending.catch(() => undefined);
  try {
    for await (const entry of archive) {
      if (entry.header.type === 'directory') entry.resume();
      else files.set(checkedName(entry.header, files), await bytesOf(entry as AsyncIterable<Buffer>));
    }
    await sending;
  } catch (error) {
    archive.destroy();
    const cause: unknown = await sending.then(
      () => error,
      (reason: unknown) => (reason instanceof Refusal ? reason : error),
    );
    if (cause instanceof Refusal) throw cause;
    return refuseBuild('the archive is damaged or cut off');
  }
  return { files, archive: Buffer.concat(packed) };
}

function checkedName({ name, type }: Header, files: ReadonlyMap<string, Buffer>): string {
  if (type !== 'file') return refuseBuild(`${name} is a ${type}, not a file`);
  if (!isInside(name)) return refuseBuild(`${name} lies outside the build`);
  if (files.has(name)) return refuseBuild(`${name} is there twice`);
  if (files.size >= releaseLimits.files) return refuseBuild(`it has more than ${releaseLimits.files} files`);
  return name;
}

async function bytesOf(entry: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function bounded(most: number, onChunk?: (chunk: Buffer) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes > most)
        return done(refuse('PAYLOAD_TOO_LARGE', { message: `A build may have ${most} bytes at most.` }));
      onChunk?.(chunk);
      done(null, chunk);
    },
  });
}
