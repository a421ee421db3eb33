import { mkdir, open, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { refuse } from '../refuse';
import type { FilePlace, FileStore } from './file-store';

/** Files below one folder, a folder for each circle. Names are ids alone: nothing that a person typed is part of a path. */
export function createFolderFileStore(folder: string): FileStore {
  const folderOf = (circleId: string) => path.join(folder, circleId);
  const fileOf = ({ circleId, fileId }: FilePlace) => path.join(folderOf(circleId), fileId);
  const remove = (place: FilePlace) => rm(fileOf(place), { force: true });
  return {
    remove,
    sizeOf: async (place) => (await orNothing(stat(fileOf(place))))?.size ?? 0,
    append: (place, at, pieces) =>
      whileThereIsRoom(place, async () => {
        await mkdir(folderOf(place.circleId), { recursive: true, mode: 0o700 });
        await using file = await open(fileOf(place), at === 0 ? 'w' : 'r+', 0o600);
        await writePieces(file, at, pieces);
      }),
    flush: (place) =>
      whileThereIsRoom(place, async () => {
        await using file = await open(fileOf(place), 'r+');
        await file.datasync();
      }),
    async read(place, from, to) {
      await using file = await open(fileOf(place), 'r');
      const bytes = Buffer.alloc(to - from);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
      return bytes.subarray(0, bytesRead);
    },
    removeCircle: (circleId) => rm(folderOf(circleId), { recursive: true, force: true }),
  };

  async function whileThereIsRoom(place: FilePlace, write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (!isFull(error)) throw error;
      await remove(place);
      throw refuse('DISK_FULL', { message: 'There is no room on the disk of the server.' });
    }
  }
}

async function writePieces(file: FileHandle, at: number, pieces: AsyncIterable<Buffer>): Promise<void> {
  let whole = at;
  try {
    await file.truncate(at);
    for await (const piece of pieces) {
      await file.writev([piece], whole);
      whole += piece.length;
    }
  } catch (error) {
    await file.truncate(whole);
    throw error;
  }
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
}

async function orNothing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
