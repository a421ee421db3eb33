import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { writeBackupText, type BackupHeader } from './backup-text';
import { backupName } from './backup-files';
import { writeDurably } from './durable-files';
import { exportTables } from './export-tables';

const compress = promisify(gzip);

export interface BackupOrder {
  /** Where backups lie. */
  folder: string;
  /** Moment by which the file is named, ISO 8601. */
  takenAt: string;
  keyMark: string;
}

export interface WrittenBackup {
  file: string;
  bytes: number;
  /** How long other queries had to wait. */
  pauseMs: number;
}

/** Writes all rows of the embedded database into one file. Runs in the database's own thread. */
export async function writeBackup(
  database: PGlite,
  { folder, takenAt, keyMark }: BackupOrder,
): Promise<WrittenBackup> {
  const { migrations, pauseMs, ...content } = await exportTables(database);
  const header: BackupHeader = { format: 1, takenAt, migrations, keyMark };
  const packed = await compress(writeBackupText({ ...content, header }));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, backupName(takenAt));
  await writeDurably(file, packed);
  return { file, bytes: packed.length, pauseMs };
}
