import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { CheckedBuild } from './check-build';

const compress = promisify(gzip);

/** A build as a team sends it: tar, gzip, with its manifest. */
export async function packBuild({ manifest, files }: CheckedBuild): Promise<Buffer> {
  const archive = pack();
  for (const [name, bytes] of [...files, ['remote.json', Buffer.from(JSON.stringify(manifest))] as const])
    archive.entry({ name }, bytes);
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive as AsyncIterable<Buffer>) chunks.push(chunk);
  return compress(Buffer.concat(chunks));
}
