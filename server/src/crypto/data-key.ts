import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key is no key; everything that it protects would be unreadable with another. */
export class WrongDataKey extends Error {}

/** Key that protects sensitive fields: 32 bytes, from `DATA_KEY` (base64) or from a file made in the data folder. */
export function readDataKey(fromEnvironment: string | undefined, dataFolder: string): Buffer {
  if (fromEnvironment) return checked(Buffer.from(fromEnvironment, 'base64'), 'DATA_KEY');
  const file = path.join(dataFolder, 'data.key');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  }
  return checked(Buffer.from(readFileSync(file, 'utf8'), 'base64'), file);
}

function checked(key: Buffer, source: string): Buffer {
  if (key.length !== 32) throw new WrongDataKey(`${source} must hold 32 bytes in base64.`);
  return key;
}
