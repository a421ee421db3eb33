import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../cannot-start';
import { makeDataFolder } from '../data-folder';

/** The key is no key; everything that it protects would be unreadable with another. */
class WrongDataKey extends CannotStart {}

export const keyFileOf = (dataFolder: string): string => path.join(dataFolder, 'data.key');

/**
 * Key that protects sensitive fields: 32 bytes, from `DATA_KEY` (base64) or from the file in the data folder. Null where
 * there is neither.
 *
 * @throws CannotStart when it does not have 32 bytes.
 */
export function findDataKey(fromEnvironment: string | undefined, dataFolder: string): Buffer | null {
  if (fromEnvironment) return checked(Buffer.from(fromEnvironment, 'base64'), 'DATA_KEY');
  const file = keyFileOf(dataFolder);
  return existsSync(file) ? checked(Buffer.from(readFileSync(file, 'utf8'), 'base64'), file) : null;
}

/**
 * Makes a key of 32 bytes and its file. The file appears whole or not at all, whenever this process may end; of two
 * processes the first one's key stays, and both get that one.
 *
 * @throws CannotStart
 */
export function makeDataKey(dataFolder: string): Buffer {
  makeDataFolder(dataFolder);
  const file = keyFileOf(dataFolder);
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return checked(Buffer.from(readFileSync(file, 'utf8'), 'base64'), file);
}

function checked(key: Buffer, source: string): Buffer {
  if (key.length !== 32) throw new WrongDataKey(`${source} must hold 32 bytes in base64.`);
  return key;
}
