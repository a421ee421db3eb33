import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@carecircle/contracts';
import { workspace } from '../product/run-program';

/** A team's own folder of a remote, with the version that it would release next. */
export interface TeamFolder {
  folder: string;
  manifest: RemoteManifest;
  /** Changes a file of the build, and what the manifest says of it. */
  change(path: string, edit: (text: string) => string): void;
  /** Writes the manifest as it is now. */
  save(): void;
}

/** What is built of a remote now, or lies built in another folder, in a folder that holds nothing else, under another version. */
export function nextVersion(remote: string, version: string, from = workspace): TeamFolder {
  const folder = mkdtempSync(join(tmpdir(), `${remote}-`));
  const dist = join(folder, 'dist');
  cpSync(join(from, remote, 'dist'), dist, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: remote, version }));
  const file = join(dist, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
  return {
    folder,
    manifest,
    change(path, edit) {
      const bytes = Buffer.from(edit(readFileSync(join(dist, path), 'utf8')));
      writeFileSync(join(dist, path), bytes);
      const known = manifest.files.find((each) => each.path === path);
      if (!known) throw new Error(`${path} is no file of ${remote}`);
      known.size = bytes.byteLength;
      known.integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    },
    save: () => writeFileSync(file, JSON.stringify(manifest)),
  };
}
