import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { RemoteManifest } from '@carecircle/contracts';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database';
import type { FilePlace, FileStore } from '../../files/file-store';
import { hasSum } from './has-sum';
import { releaseArchives, releases } from './releases.tables';
import { unpackBuild } from './unpack-build';

type Files = ReadonlyMap<string, Buffer>;

/** The packed builds of versions, where every server reaches them: in the folder or bucket in which files rest (REL-1). */
export interface ReleaseArchives {
  /** Keeps a packed build; where the same content is there already and whole, nothing changes. */
  put(manifest: RemoteManifest, archive: Buffer): Promise<void>;
  /** Lets go of a build that was not published after all. */
  remove(manifest: RemoteManifest): Promise<void>;
  /**
   * Files of a published version, for a server that has them on no disk; null where no server kept any. Throws where one of them is
   * missing or has another sum than was published.
   */
  read(remote: string, version: string): Promise<Files | null>;
}

export function createReleaseArchives(reader: Reader, store: FileStore): ReleaseArchives {
  const readStored = async (manifest: RemoteManifest): Promise<Files | null> => {
    const place = archivePlaceOf(manifest);
    const bytes = await store.sizeOf(place);
    return bytes > 0 ? unpack(manifest, await store.read(place, 0, bytes)) : null;
  };
  return {
    async put(manifest, archive) {
      if (await readStored(manifest).catch(() => null)) return;
      await store.append(archivePlaceOf(manifest), 0, once(archive));
      await store.flush(archivePlaceOf(manifest));
    },
    remove: (manifest) => store.remove(archivePlaceOf(manifest)),
    async read(remote, version) {
      const [row] = await reader
        .select({ manifest: releases.manifest })
        .from(releases)
        .where(and(eq(releases.remote, remote), eq(releases.version, version)));
      return row ? ((await readStored(row.manifest)) ?? readRow(reader, row.manifest)) : null;
    },
  };
}

/** Versions that were published before archives rested with the files have theirs in a table. */
async function readRow(reader: Reader, manifest: RemoteManifest): Promise<Files | null> {
  const { name, version } = manifest;
  const [row] = await reader
    .select({ archive: releaseArchives.archive })
    .from(releaseArchives)
    .where(and(eq(releaseArchives.remote, name), eq(releaseArchives.version, version)));
  return row ? unpack(manifest, row.archive) : null;
}

async function unpack(manifest: RemoteManifest, archive: Buffer): Promise<Files> {
  const { files } = await unpackBuild(Readable.from([archive]));
  for (const { path, integrity } of manifest.files) {
    const bytes = files.get(path);
    if (bytes && hasSum(bytes, integrity)) continue;
    throw new Error(`The archive of ${manifest.name} ${manifest.version} is damaged at ${path}.`);
  }
  return files;
}

/** Another content has another place: of two that are published together under one version, neither overwrites the other. */
export function archivePlaceOf({ name, version, files }: RemoteManifest): FilePlace {
  const sum = createHash('sha256');
  for (const { path, integrity } of files) sum.update(`${path} ${integrity}\n`);
  return { circleId: 'releases', fileId: `${name}@${version}-${sum.digest('hex').slice(0, 16)}` };
}

async function* once(archive: Buffer): AsyncGenerator<Buffer> {
  yield archive;
}
