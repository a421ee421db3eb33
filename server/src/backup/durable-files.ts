import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A name that marks a file as unfinished: never read, and removed by whoever owns its folder. */
export const draftEnding = '.draft';

/**
 * Writes a file that is there whole or not at all, whatever ends the process or the power: under a draft's name, onto the
 * disk, then renamed.
 */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const draft = `${file}${draftEnding}`;
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncToDisk(path.dirname(file));
}

/** Waits until the disk holds a file's content or a folder's list of names. Windows knows no such thing for folders. */
export async function syncToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r').catch((error: NodeJS.ErrnoException) => {
    if (process.platform === 'win32') return null;
    throw error;
  });
  if (!handle) return;
  try {
    await handle.sync();
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
}
