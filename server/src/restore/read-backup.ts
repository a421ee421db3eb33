import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { readBackupText, type BackupContent } from '../backup/backup-text';

const unpack = promisify(gunzip);

/** A backup is not restored; the message is one line for whoever asked. Nothing was changed. */
export class RestoreRefused extends Error {}

/** @throws RestoreRefused unless the file is a whole backup with the right sum. */
export async function readBackup(file: string): Promise<BackupContent> {
  const packed = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new RestoreRefused(`${file} cannot be read (${error.code}).`);
  });
  try {
    return readBackupText(await unpack(packed));
  } catch (error) {
    const reason = (error as { code?: string }).code?.startsWith('Z_')
      ? 'it was cut off or changed'
      : (error as Error).message;
    throw new RestoreRefused(`${file} is not a whole backup: ${reason}. Nothing was changed.`, {
      cause: error,
    });
  }
}
