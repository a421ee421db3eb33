import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolderDatabase } from '../database/make-folder-database';
import { askFor } from './partners/share-once';

/** Name of the variable that tells the processes of a run where the folder of a made database is asked for. */
export const madeDatabaseAt = 'MADE_DATABASE_AT';

/** A data folder with an empty database of the current schema. */
export async function makeDatabase(): Promise<{ text: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'carecircle-made-'));
  await makeFolderDatabase(path.join(folder, 'database'));
  return { text: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Puts an empty database into a data folder, for tests of what comes after its making, which takes many seconds. */
export async function bringMadeDatabase(folder: string): Promise<void> {
  await cp(await askFor(process.env[madeDatabaseAt] ?? ''), folder, { recursive: true });
}
