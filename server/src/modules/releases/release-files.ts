import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mendFiles, type DueFile, type Mended } from './mend-files';
import { precompress } from './precompress';

/** Where published files lie. A folder is written whole or not at all, and what it should hold never changes afterwards. */
export interface ReleaseFiles {
  has(folder: string): Promise<boolean>;
  put(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Makes anew what is missing or damaged there. */
  mend(folder: string, files: readonly DueFile[]): Promise<Mended>;
  /** Absolute path of a stored file for sending; it may not exist. */
  pathOf(folder: string, file: string): string;
}

/** Keeps releases in a folder of this machine, each file beside its compressed forms. */
export function releaseFolder(root: string): ReleaseFiles {
  const pathOf = (folder: string, file: string) => path.join(root, folder, file);
  return {
    pathOf,
    has: async (folder) => exists(path.join(root, folder)),
    put: async (folder, files) => {
      // Another process may publish the same: whoever renames first wins, the bytes are equal.
      const draft = path.join(root, `.draft-${randomUUID()}`);
      for (const [file, bytes] of files) await store(path.join(draft, file), file, bytes);
      await mkdir(path.dirname(path.join(root, folder)), { recursive: true });
      await rename(draft, path.join(root, folder)).catch(async (error: unknown) => {
        await rm(draft, { recursive: true, force: true });
        if (!(await exists(path.join(root, folder)))) throw error;
      });
    },
    mend: (folder, files) => mendFiles(path.join(root, folder), files),
  };
}

async function store(target: string, name: string, bytes: Buffer) {
  await mkdir(path.dirname(target), { recursive: true });
  for (const [ending, form] of await precompress(name, bytes)) await writeFile(target + ending, form);
}

function exists(target: string): Promise<boolean> {
  return access(target).then(
    () => true,
    () => false,
  );
}
