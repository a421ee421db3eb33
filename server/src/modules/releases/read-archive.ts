import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import { releaseArchives } from './releases.tables';
import { unpackBuild } from './unpack-build';

/** The files of a version as they were sent, for a server that has them on no disk; null where no server was sent any. */
export async function readArchive(
  reader: Reader,
  remote: string,
  version: string,
): Promise<ReadonlyMap<string, Buffer> | null> {
  const [row] = await reader
    .select({ archive: releaseArchives.archive })
    .from(releaseArchives)
    .where(and(eq(releaseArchives.remote, remote), eq(releaseArchives.version, version)));
  return row ? (await unpackBuild(Readable.from([row.archive]))).files : null;
}
