import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { RemoteManifest } from '@carecircle/contracts';
import { pack, type Header } from 'tar-stream';
import { packBuild, type BuildContracts } from '../modules/releases';

export interface TestBuild {
  manifest: RemoteManifest;
  contracts: BuildContracts | null;
  files: Map<string, Buffer>;
}

export const sumOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A build of one container file. */
export function testBuild(version: string, code: string, changes: Partial<RemoteManifest> = {}): TestBuild {
  const lists = { routes: [], navigation: [], slots: [], menu: [], quickActions: [], skills: [] };
  const manifest: RemoteManifest = {
    ...{ ...lists, name: 'mfe-pets', publishes: [], consumes: [], background: false },
    ...{ version, commit: 'abc', contractRange: '^0.1.0', shared: {}, entry: 'container.js' },
    ...{ words: {}, icons: {}, spokenParts: [], borrowed: {} },
    files: [{ path: 'container.js', integrity: sumOf(code), size: code.length }],
    chunks: { entry: ['container.js'] },
    ...changes,
  };
  return { manifest, contracts: null, files: new Map([['container.js', Buffer.from(code)]]) };
}

/** As a team sends it. */
export const packed = (build: TestBuild): Promise<Buffer> => packBuild(build);

/** Any archive, a hostile one too. */
export async function packedEntries(
  entries: readonly { header: Partial<Header> & Pick<Header, 'name'>; content?: Buffer }[],
): Promise<Buffer> {
  const archive = pack();
  for (const { header, content } of entries) archive.entry(header, content ?? Buffer.alloc(0));
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}
