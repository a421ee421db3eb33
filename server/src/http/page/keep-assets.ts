import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { type DueFile, hasSum, NotServable, type ReleaseFiles } from '../../modules/releases';
import type { ShellBuild } from './shell-build';

/**
 * An open page may still ask for files of the build it was made from, so each build's files are kept. Those of this one are put there
 * again where they are missing or damaged. Gives their names.
 *
 * @throws NotServable when one is right neither in the build nor where it is kept: without the shell there is no page.
 */
export async function keepAssets(
  { folder, files }: Pick<ShellBuild, 'folder' | 'files'>,
  assets: ReleaseFiles,
  log: Logger,
): Promise<string[]> {
  const due = await Promise.all(files.map((file) => dueAsset(folder, file)));
  // One after the other: to compress takes much memory.
  for (const { path: name, bytes } of due)
    if (bytes && !(await assets.has(name))) await assets.put(name, new Map([[name, bytes]]));
  const kept = await Promise.all(due.map((file) => assets.mend(file.path, [file])));
  const [lost] = kept.flatMap((one) => one.lost);
  if (lost !== undefined) throw new NotServable(`${lost} of the shell is damaged. Run: npm run build`);
  const mended = kept.flatMap((one) => one.mended);
  if (mended.length > 0) log.warn({ files: mended }, 'damaged files of the shell put back');
  return due.map(({ path: name }) => name);
}

async function dueAsset(
  folder: string,
  { path: file, integrity }: ShellBuild['files'][number],
): Promise<DueFile> {
  const isRight = (bytes: Buffer) => hasSum(bytes, integrity);
  const built = await readFile(path.join(folder, file)).catch(() => null);
  return { path: path.basename(file), isRight, bytes: built && isRight(built) ? built : undefined };
}
