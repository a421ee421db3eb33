import { isDeepStrictEqual } from 'node:util';
import type { RemoteManifest } from '@carecircle/contracts';
import { hasSum } from './has-sum';
import type { DueFile } from './mend-files';

/**
 * What the folder of a published version must hold: each file with its sum, and the manifest itself, which shells read to check
 * the others.
 *
 * @param built the files of the same build, where it is at hand.
 */
export function dueFiles(manifest: RemoteManifest, built?: ReadonlyMap<string, Buffer>): DueFile[] {
  const files = manifest.files.map(({ path, integrity }) => ({
    path,
    isRight: (bytes: Buffer) => hasSum(bytes, integrity),
    bytes: built?.get(path),
  }));
  const manifestFile = {
    path: 'remote.json',
    isRight: (bytes: Buffer) => hasSameContent(readManifest(bytes), manifest),
    bytes: Buffer.from(JSON.stringify(manifest)),
  };
  return [...files, manifestFile];
}

/** The commit is a label: the same content built from a later commit is the same build. */
export function hasSameContent(one: Partial<RemoteManifest>, other: RemoteManifest): boolean {
  return isDeepStrictEqual({ ...one, commit: '' }, { ...other, commit: '' });
}

function readManifest(bytes: Buffer): Partial<RemoteManifest> {
  try {
    return JSON.parse(bytes.toString()) as Partial<RemoteManifest>;
  } catch {
    return {};
  }
}
