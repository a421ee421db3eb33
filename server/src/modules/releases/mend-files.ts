import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endings, formsOf, precompress, unpack, type Ending } from './precompress';

/** A file that must be stored. */
export interface DueFile {
  path: string;
  isRight(bytes: Buffer): boolean;
  /** What it must hold, where that is at hand. */
  bytes?: Buffer;
}

export interface Mended {
  mended: string[];
  /** Files of which nothing right is left. */
  lost: string[];
}

/**
 * Looks whether each file below a folder is there and right in all its forms, and makes those that are not anew: from the given
 * bytes, or from another form that is right. A disk forgets without a word, and a restart would not help otherwise.
 */
export async function mendFiles(folder: string, files: readonly DueFile[]): Promise<Mended> {
  const states = await Promise.all(files.map((file) => mendFile(folder, file).catch(() => 'lost' as const)));
  const named = (state: 'mended' | 'lost') =>
    files.filter((_file, index) => states[index] === state).map((file) => file.path);
  return { mended: named('mended'), lost: named('lost') };
}

async function mendFile(folder: string, file: DueFile): Promise<'whole' | 'mended' | 'lost'> {
  const target = path.join(folder, file.path);
  const right = new Map<Ending, Buffer>();
  await Promise.all(
    endings.map(async (ending) => {
      const content = await contentOf(target, ending);
      if (content && file.isRight(content)) right.set(ending, content);
    }),
  );
  const bytes = file.bytes ?? [...right.values()][0];
  if (!bytes) return 'lost';
  const wrong = formsOf(file.path, bytes).filter((ending) => !right.has(ending));
  if (wrong.length === 0) return 'whole';
  const forms = await precompress(file.path, bytes);
  for (const ending of wrong) await replace(target + ending, forms.get(ending) ?? bytes);
  return 'mended';
}

async function contentOf(target: string, ending: Ending): Promise<Buffer | null> {
  try {
    return await unpack(ending, await readFile(target + ending));
  } catch {
    return null;
  }
}

/** In one step: whoever reads it meanwhile gets the one or the other. */
async function replace(target: string, bytes: Buffer): Promise<void> {
  const draft = path.join(path.dirname(target), `.draft-${process.pid}-${path.basename(target)}`);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, target);
}
