import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { draftEnding, syncToDisk } from '../backup/durable-files';
import { findDataKey, keyFileOf } from '../crypto/data-key';
import { createFieldCrypto } from '../crypto/field-crypto';
import { keyMarkOf } from '../crypto/key-mark';
import { knownMigrations } from '../database/apply-migrations';
import { lockFolder } from '../database/folder-lock';
import { importTables } from './import-tables';
import { readBackup, RestoreRefused } from './read-backup';

export interface RestoreOrder {
  file: string;
  /** Data folder that gets the database. */
  folder: string;
  /** The key from the environment; else the one in the folder. */
  dataKey: string | undefined;
  /** Puts a database that is there aside instead of refusing. */
  replaces: boolean;
}

/**
 * Puts a backup's rows into a data folder: whole or not at all. What was there before is kept beside it.
 *
 * @returns what was done, in one line.
 * @throws RestoreRefused, CannotStart
 */
export async function restoreBackup({ file, folder, dataKey, replaces }: RestoreOrder): Promise<string> {
  const content = await readBackup(file);
  const known = new Set(knownMigrations());
  if (content.header.migrations.some((time) => !known.has(time)))
    throw new RestoreRefused(`${file} was made by a newer version of CareCircle. Nothing was changed.`);
  const unlock = lockFolder(folder);
  try {
    requireKey(content.header.keyMark, folder, dataKey);
    const database = path.join(folder, 'database');
    if (existsSync(database) && !replaces)
      throw new RestoreRefused(`${folder} holds a database. Say --replace to put that one aside.`);
    await rm(`${database}${draftEnding}`, { recursive: true, force: true });
    await importTables(`${database}${draftEnding}`, content);
    await syncTree(`${database}${draftEnding}`);
    const aside = `${database}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
    const isReplaced = existsSync(database);
    if (isReplaced) await rename(database, aside);
    await rename(`${database}${draftEnding}`, database);
    await syncToDisk(folder);
    const { takenAt } = content.header;
    return `Restored the backup of ${takenAt} to ${folder}.${isReplaced ? ` The database before is in ${aside}.` : ''}`;
  } finally {
    unlock();
  }
}

/** With another key sensitive fields would be unreadable and every session void. */
function requireKey(mark: string, folder: string, dataKey: string | undefined): void {
  const key = findDataKey(dataKey, folder);
  if (!key)
    throw new RestoreRefused(`The key is missing: put the old data.key into ${folder}, or set DATA_KEY.`);
  if (keyMarkOf(createFieldCrypto(key)) === mark) return;
  throw new RestoreRefused(
    `The backup was made with another key than ${dataKey ? 'DATA_KEY' : keyFileOf(folder)}.`,
  );
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await syncToDisk(path.join(entry.parentPath, entry.name));
  await syncToDisk(folder);
}
